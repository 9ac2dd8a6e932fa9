import ModelChecking

extension SceneProperties {
  /// How scenes come and go within a process.
  var connections: [SceneProperty] { objects + sessions }

  private var objects: [SceneProperty] {
    [
      invariant(
        "I24", "after sceneDidDisconnect nothing is sent to the same scene object",
        citing: [158, 162],
        claims: forEachScene { scene in
          .pattern(
            .absence(of: sceneCall(scene) && !connects(scene)),
            .afterUntil(
              on.delivers(.sceneDidDisconnect, to: scene),
              until: on.delivers(.sceneWillConnect, to: scene) || ends))
        }),
      invariant(
        "I29", "a scene is sent nothing before willConnect but the question for its configuration",
        citing: [149, 158],
        claims: forEachScene { scene in
          .pattern(
            .precedence(
              of: on.delivers(.sceneWillConnect, to: scene),
              before: sceneCall(scene) && !connects(scene)),
            .afterUntil(on.processStarts, until: ends))
        }),
      invariant(
        "F147",
        "a scene is unattached until it connects, and then in the background",
        citing: [146, 147, 149],
        claims: forEachScene { scene in
          .everyStep(
            where: on.delivers(.sceneWillConnect, to: scene),
            is: on.from("unattached") { $0.scenes[scene].activation == .unattached }
              && on.to("background") { $0.scenes[scene].activation == .background })
        }),
      belief(
        "I21", "a running app has a connected scene whenever nothing is owed", citing: [157, 158],
        .always(
          StatePredicate("running only with a scene") { state in
            state.process != .running || !state.isQuiet
              || state.scenes.contains(where: \.isConnected)
          })),
      belief(
        "F158", "sceneDidDisconnect means that the user has closed the window",
        citing: [148, 158],
        .pattern(
          .precedence(
            of: on.occurrence("a window is closed") { $0.isClosingOfWindow || $0.isUserKill },
            before: on.delivers(.sceneDidDisconnect)),
          .afterUntil(on.processStarts, until: ends))),
    ]
  }

  private var sessions: [SceneProperty] {
    [
      invariant(
        "F159", "a scene that was reclaimed keeps its session; one that was closed does not",
        citing: [148, 158, 159, 160],
        claims: forEachScene { scene in
          .everyStep(
            where: on.occurs(.window(.reclaim), of: scene),
            is: on.to("a session") { $0.scenes[scene].hasSession })
        }
          + forEachScene { scene in
            .everyStep(
              where: on.occurs(.window(.close(entersBackground: false)), of: scene)
                || on.occurs(.window(.close(entersBackground: true)), of: scene)
                || on.occurs(.window(.discardSession), .userKill(.discards)),
              is: on.to("no session, and a discard to tell") {
                !$0.scenes[scene].hasSession && $0.hasPendingDiscard
              })
          }
          + forEachScene { scene in
            .everyStep(
              where: on.delivers(.sceneWillConnect, to: scene),
              is: on.to("a session") { $0.scenes[scene].hasSession })
          }),
      invariant(
        "F160", "a session begins with a connection and ends when its window is thrown away",
        citing: [151, 159, 160, 162],
        .everyStep(
          where: !on.delivers(.sceneWillConnect),
          is: On("no new session") { source, _, target in
            SceneSlots.indices.allSatisfy {
              source.scenes[$0].hasSession || !target.scenes[$0].hasSession
            }
          }),
        .everyStep(
          where: !on.occurrence("a session ends", where: \.endsSession),
          is: On("every session kept") { source, _, target in
            SceneSlots.indices.allSatisfy {
              !source.scenes[$0].hasSession || target.scenes[$0].hasSession
                || $0 > 0 && source.kind != .severalWindows
            }
          }),
        .everyStep(
          where: on.rule("any other step") { rule in
            rule.callback != .didDiscardSceneSessions && rule.occurrence?.endsSession != true
          },
          is: On("the same to tell") { source, _, target in
            source.hasPendingDiscard == target.hasPendingDiscard
          })),
      invariant(
        "F148", "a scene that is reclaimed is told that it disconnects",
        citing: [148, 158],
        claims: forEachScene { scene in
          .pattern(
            .existence(of: on.delivers(.sceneDidDisconnect, to: scene)),
            .between(
              on.occurs(.window(.reclaim), of: scene), and: on.nextEvent, unless: ends))
        }),
      invariant(
        "F151b", "configurationForConnecting is asked for a new session, and only for a new one",
        citing: [149, 151],
        claims: forEachScene { scene in
          .everyStep(
            where: on.delivers(.configurationForConnecting, to: scene),
            is: on.from("no session") { !$0.scenes[scene].hasSession })
        }
          // The only scene of an app is never a new window of it.
          + (sceneCount < 2
            ? []
            : forEachScene { scene in
              .everyStep(
                where: on.occurs(.window(.new), of: scene),
                is: on.to("asks") {
                  $0.scenes[scene].owed.first == .call(.configurationForConnecting)
                })
            })),
    ]
  }

  /// The callbacks that make a scene.
  private func connects(_ scene: Int) -> On {
    on.delivers(.sceneWillConnect, .configurationForConnecting, to: scene)
  }

  private func sceneCall(_ scene: Int) -> On {
    on.rule("a callback of \(Component.letter(ofScene: scene))") { rule in
      rule.scene == scene && (rule.callback?.isSceneDelegateMethod ?? false)
    }
  }
}
