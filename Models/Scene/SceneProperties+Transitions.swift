import ModelChecking

extension SceneProperties {
  /// The order of activation, deactivation, foreground and background, scene by scene.
  var transitions: [SceneProperty] { alternation + wholeApp + beliefs }

  private var alternation: [SceneProperty] {
    [
      invariant(
        "I55", "sceneDidBecomeActive and sceneWillResignActive alternate in each scene",
        citing: [25, 26, 153, 163],
        claims: forEachScene { scene in
          .pattern(
            .absence(of: on.delivers(.sceneDidBecomeActive, to: scene)),
            .afterUntil(
              on.delivers(.sceneDidBecomeActive, to: scene),
              until: on.delivers(.sceneWillResignActive, to: scene) || ends))
        }
          + forEachScene { scene in
            .pattern(
              .absence(of: on.delivers(.sceneWillResignActive, to: scene)),
              .afterUntil(
                on.delivers(.sceneWillConnect, .sceneWillResignActive, to: scene),
                until: on.delivers(.sceneDidBecomeActive, to: scene) || ends))
          }),
      invariant(
        "I51", "a scene leads from active to background only through inactive", citing: [35],
        claims: forEachScene { scene in
          .everyStep(
            where: on.delivers(.sceneDidEnterBackground, to: scene),
            is: on.from("inactive, or connected off screen") {
              $0.scenes[scene].activation == .inactive
                || $0.scenes[scene].activation == .background
            }
              && on.to("background") { $0.scenes[scene].activation == .background })
        }
          + forEachScene { scene in
            .everyStep(
              where: on.delivers(.sceneWillResignActive, to: scene),
              is: on.from("active") { $0.scenes[scene].activation == .active }
                && on.to("inactive") { $0.scenes[scene].activation == .inactive })
          }
          + forEachScene { scene in
            .everyStep(
              where: on.delivers(.sceneDidBecomeActive, to: scene),
              is: on.from("inactive") { $0.scenes[scene].activation == .inactive }
                && on.to("active") { $0.scenes[scene].activation == .active })
          }
          + forEachScene { scene in
            .everyStep(
              where: on.delivers(.sceneWillEnterForeground, to: scene),
              is: on.from("background") { $0.scenes[scene].activation == .background }
                && on.to("inactive") { $0.scenes[scene].activation == .inactive })
          }),
      guideStatement(
        "I18",
        "a window's sceneWillEnterForeground is followed by sceneDidBecomeActive, unless the process dies",
        citing: [28, 162, 265, 335],
        claims: forEachScene { scene in
          .pattern(
            .absence(
              of: on.delivers(
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, to: scene)),
            .afterUntil(
              on.delivers(.sceneWillEnterForeground, to: scene)
                && on.from("not on an external display") { state in
                  state.kind != .externalDisplay || state.isWindow(scene)
                },
              until: on.delivers(.sceneDidBecomeActive, to: scene) || ends))
        }),
      suiteProperty(
        sceneCount > 1 || !allowed.systemsOfObstacles.isEmpty ? .belief : .invariant, "I16",
        "each sceneDidEnterBackground has a sceneWillResignActive of its own before it",
        citing: [29, 35, 162, 254, 255, 335],
        forEachScene { scene in
          .pattern(
            .absence(of: on.delivers(.sceneDidEnterBackground, to: scene)),
            .afterUntil(
              on.processStarts
                || on.delivers(.sceneDidEnterBackground, .sceneDidBecomeActive, to: scene),
              until: on.delivers(.sceneWillResignActive, to: scene) || ends))
        }),
    ]
  }

  private var wholeApp: [SceneProperty] {
    [
      invariant(
        "I57", "leaving the app sends every scene on screen to the background", citing: [29, 115],
        .pattern(
          .existence(of: on.delivers(.sceneDidEnterBackground)),
          .between(leave, and: on.nextEvent, unless: ends)),
        .everyStep(
          where: on.nextEvent && on.from("no cover") { $0.cover == .none }
            && on.from(.background, .suspended),
          is: on.from("nothing on screen") { !$0.scenes.contains(where: \.isInFront) })),
      invariant(
        "F31",
        "an interruption resigns a scene, its end activates one, and neither moves one off screen",
        citing: [31, 120, 153],
        .pattern(
          .existence(of: on.delivers(.sceneWillResignActive)),
          .between(on.occurs(.covering(.interruption)), and: on.nextEvent, unless: ends)),
        .pattern(
          .existence(of: on.delivers(.sceneDidBecomeActive)),
          .between(on.occurs(.uncovering(.interruption)), and: on.nextEvent, unless: ends)),
        .pattern(
          .absence(of: on.delivers(.sceneDidEnterBackground, .sceneWillEnterForeground)),
          .afterUntil(
            on.occurs(.covering(.interruption), .uncovering(.interruption)),
            until: on.nextEvent || ends))),
      suspensionIsInBackground,
      invariant(
        "I20", "the four transition methods of the app delegate are never called", citing: [152],
        trigger: on.delivers(.sceneDidBecomeActive),
        .pattern(
          .absence(
            of: on.delivers(
              .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground)))),
    ]
  }

  private var beliefs: [SceneProperty] {
    [
      belief(
        "I69", "the app delegate is told when the first scene becomes active", citing: [152],
        .pattern(
          .existence(of: on.delivers(.didBecomeActive)),
          .between(
            on.delivers(.sceneWillEnterForeground, to: 0),
            and: on.delivers(.sceneDidBecomeActive, to: 0)))),
      belief(
        "I6",
        "between sceneWillResignActive and sceneDidBecomeActive comes sceneDidEnterBackground",
        citing: [31, 119, 120],
        .pattern(
          .existence(of: on.delivers(.sceneDidEnterBackground, to: 0)),
          .between(
            on.delivers(.sceneWillResignActive, to: 0),
            and: on.delivers(.sceneDidBecomeActive, to: 0)
          ))),
      belief(
        "I7", "sceneDidBecomeActive comes once for each sceneWillEnterForeground",
        citing: [26, 31, 120],
        .pattern(
          .absence(of: on.delivers(.sceneDidBecomeActive, to: 0)),
          .afterUntil(
            on.delivers(.sceneDidBecomeActive, to: 0),
            until: on.delivers(.sceneWillEnterForeground, to: 0) || ends))),
      belief(
        "I17", "every wake from suspension is announced by sceneWillEnterForeground",
        citing: [33, 34],
        .pattern(
          .absence(of: on.deliversToDelegate),
          .afterUntil(
            on.from(.suspended) && !on.to(.suspended),
            until: on.delivers(.sceneWillEnterForeground) || ends))),
      belief(
        "I28", "a notification always follows the scene's callback", citing: [43, 45, 46, 51],
        .pattern(
          .precedence(
            of: on.delivers(.sceneWillEnterForeground),
            before: on.delivers(.noteWillEnterForeground)),
          .afterUntil(open, until: on.nextEvent || ends))),
      belief(
        "I10",
        "applicationState in didEnterBackground's notification is background already",
        citing: [15, 51],
        .everyStep(where: on.delivers(.noteDidEnterBackground), is: on.from(.background))),
      belief(
        "I35", "viewWillAppear is sent when the app returns to the foreground", citing: [143, 144],
        .pattern(
          .existence(of: on.delivers(.viewWillAppear)),
          .between(
            on.occurs(.opening(.open, with: nil), of: 0)
              && on.from("its view was shown") {
                $0.kind == .oneWindow && $0.scenes[0].hasAppeared
              },
            and: on.delivers(.sceneDidBecomeActive, to: 0)))),
      belief(
        "I56", "in each process sceneDidEnterBackground comes before sceneWillEnterForeground",
        citing: [27, 28, 150],
        .pattern(
          .precedence(
            of: on.delivers(.sceneDidEnterBackground),
            before: on.delivers(.sceneWillEnterForeground)),
          .afterUntil(on.processStarts, until: ends))),
      belief(
        "I67", "sleep and lock do not send sceneDidEnterBackground", citing: [116],
        .pattern(
          .absence(of: on.delivers(.sceneDidEnterBackground)),
          .afterUntil(on.occurs(.departure(.sleep), .departure(.lock)), until: on.nextEvent || ends)
        )),
      belief(
        "I68", "an interruption always sends the scene to the background", citing: [31, 122],
        .pattern(
          .existence(of: on.delivers(.sceneDidEnterBackground)),
          .between(on.occurs(.covering(.interruption)), and: on.delivers(.sceneDidBecomeActive)))),
    ]
  }

  /// A statement of the guide that logs refute: one in which a second scene appears (F162), and those
  /// of entrances that were cut short (F265, F335).
  private func guideStatement(
    _ id: String, _ statement: String, citing citations: [Citation], claims: [SuiteClaim]
  ) -> SceneProperty {
    let refuting = (sceneCount > 1 ? allowed.systems(of: .fastSwitcherKill) : .none)
      .union(allowed.systemsOfObstacles)
    var property = suiteProperty(
      refuting.overlaps(systems) ? .belief : .invariant, id, statement, citing: citations, claims)
    property.refutedOn = refuting
    return property
  }
}
