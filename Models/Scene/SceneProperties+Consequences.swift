import ModelChecking

extension SceneProperties {
  /// What each event leads to before the next event happens.
  var consequences: [SceneProperty] {
    processEndings + arrivals + turns + openings + departures + sessionsAndKills + covers
      + inputInFront + prewarming + firstUnlock
  }

  private func reconnects(_ scene: Int) -> On {
    of(scene, "reconnecting") { $0.isOpening(.reconnect) }
  }

  private func isPushedAside(_ scene: Int) -> On {
    of(scene, "pushing aside") { $0 == .window(.pushAside) }
  }

  private var openings: [SceneProperty] {
    let connectsFirst = on.occurrence("a first connection") { $0.isOpening(.connectFirst) }
    return [
      invariant(
        "F30",
        "a scene that the user opens, and not in vain, becomes active before anything else happens",
        citing: [30, 34, 149, 150],
        claims: forEachScene { scene in
          isDelivered(
            of(scene, "opening") { occurrence in
              occurrence.isOpening(.open, .reconnect) || occurrence == .window(.openBeside)
                || occurrence == .window(.new) || occurrence == .window(.activate)
            },
            as: .sceneDidBecomeActive, to: scene)
        } + [isDelivered(connectsFirst, as: .sceneDidBecomeActive, to: 0)]),
      invariant(
        "F142b", "a first view that will appear does appear", citing: [142],
        .pattern(
          .existence(of: on.delivers(.viewDidAppear)),
          .between(on.delivers(.viewWillAppear), and: on.nextEvent, unless: ends))),
      invariant(
        "F151c", "a new session is asked for its configuration before its scene connects",
        citing: [149, 151],
        claims: forEachScene { scene in
          .pattern(
            .precedence(
              of: on.delivers(.configurationForConnecting, to: scene),
              before: on.delivers(.sceneWillConnect, to: scene)),
            .afterUntil(
              on.nextEvent && on.from("no session") { !$0.scenes[scene].hasSession },
              until: on.nextEvent || ends))
        }),
      invariant(
        "F159b", "only a scene that keeps a session reconnects, only one without is new",
        citing: [147, 151, 159],
        claims: forEachScene { scene in
          .everyStep(
            where: reconnects(scene),
            is: on.from("a session") { $0.scenes[scene].hasSession })
        } + [
          .everyStep(
            where: connectsFirst,
            is: on.from("no session") { !$0.containsWindow(where: \.hasSession) })
        ]),
    ]
  }

  /// What sends a scene off the screen.
  private var departures: [SceneProperty] {
    let leaves = leave || on.occurs(.userKill(.entersBackground), .userKill(.fast))
    return [
      invariant(
        "F163b", "a window that is pushed aside enters the background, and others stay in front",
        citing: [124, 163],
        claims: forEachScene { scene in
          isDelivered(isPushedAside(scene), as: .sceneDidEnterBackground, to: scene)
        }
          + forEachScene { scene in
            .everyStep(
              where: isPushedAside(scene),
              is: on.from("another scene in front") { $0.scenes.count(where: \.isInFront) > 1 })
          }, unless: sceneCount < 2),
      invariant(
        "F87", "a window can enter the background before it is closed", citing: [87, 158],
        claims: forEachScene { scene in
          let closes = of(scene, "closing through the background") {
            $0 == .window(.close(entersBackground: true))
          }
          return .pattern(
            .precedence(
              of: on.delivers(.sceneDidEnterBackground, to: scene),
              before: on.delivers(.sceneDidDisconnect, to: scene)),
            .afterUntil(closes, until: on.nextEvent || ends))
        }, unless: !allowed.contains(.enterBackgroundOnClose) || sceneCount < 2),
      invariant(
        "F115",
        "only leaving, opening another scene, closing, a kill or a refusal sends scenes away",
        citing: [29, 115, 153, 158, 163],
        .pattern(
          .absence(of: on.delivers(.sceneDidEnterBackground)),
          .afterUntil(
            on.nextEvent && !leaves && !open && !cutShort(by: .appLock)
              && !on.occurrence("a window goes") { occurrence in
                occurrence == .window(.pushAside) || occurrence == .window(.refresh)
                  || occurrence == .window(.destroy)
                  || occurrence == .window(.close(entersBackground: true))
                  || occurrence == .otherScreen(.leftInCar)
              },
            until: on.nextEvent || ends))),
    ].compactMap(\.self)
  }

  /// Closing a window, and killing the app.
  private var sessionsAndKills: [SceneProperty] {
    let closings = on.occurrence("closing a window", where: \.isClosingOfWindow)
    let reclaims = on.occurrence("reclaiming a scene") { $0 == .window(.reclaim) }
    let unplugs = on.occurrence("unplugging", where: \.isUnplugging)
    let destroys = on.occurrence("destroying") { $0 == .window(.destroy) }
    return [
      invariant(
        "F158b", "throwing the last window away ends the app; one of several is closed alone",
        citing: [82, 84, 158, 160],
        [
          .everyStep(
            where: userKill,
            is: on.from("one window at most") { state in
              SceneSlots.indices.count { state.scenes[$0].hasSession && state.isWindow($0) } <= 1
            })
        ]
          + (sceneCount < 2
            ? []
            : [
              .everyStep(
                where: closings,
                is: on.from("another window") { $0.scenes.count(where: \.hasSession) > 1 })
            ])),
      invariant(
        "F158c",
        "a scene disconnects when it is reclaimed, closed, destroyed or unplugged, or its app is killed",
        citing: [86, 87, 148, 158, 162],
        .pattern(
          .absence(of: on.delivers(.sceneDidDisconnect)),
          .afterUntil(
            on.nextEvent && !userKill && !closings && !reclaims && !unplugs && !destroys,
            until: on.nextEvent || ends)),
        .pattern(
          .boundedExistence(of: on.delivers(.sceneDidDisconnect), atMost: 1),
          .afterUntil(reclaims, until: on.nextEvent || ends))),
      invariant(
        "F158d", "a kill that disconnects the scenes disconnects them before the process ends",
        citing: [86, 87, 158],
        .pattern(
          .existence(of: on.delivers(.sceneDidDisconnect)),
          .between(
            on.occurs(.userKill(.disconnects), .userKill(.announced), .userKill(.discards))
              && on.from("a scene") { $0.scenes.contains(where: \.isConnected) },
            and: on.occurs(.announcedExit), unless: on.isKind(.kill)))),
      invariant(
        "F160b", "a session is discarded only after its user has killed the app", citing: [160],
        .everyStep(
          where: on.occurs(.window(.discardSession)),
          is: on.from("a session of a force-quit app") { state in
            state.isForceQuit && state.scenes.contains(where: \.hasSession)
          })),
    ]
  }

  private var covers: [SceneProperty] {
    [
      invariant(
        "F120", "only an interruption that has come ends", citing: [31, 120, 153],
        [
          .pattern(
            .absence(of: on.occurs(.uncovering(.interruption))),
            .afterUntil(
              windowActivates,
              until: on.occurs(.covering(.interruption)) || cutShort(by: .cover) || ends))
        ]),
      invariant(
        "F119", "opening the app switcher deactivates the app, returning activates it",
        citing: [119],
        claims: [
          isDelivered(on.occurs(.covering(.switcher)), as: .sceneWillResignActive),
          isDelivered(on.occurs(.uncovering(.switcher)), as: .sceneDidBecomeActive),
          .pattern(
            .absence(of: on.occurs(.uncovering(.switcher))),
            .afterUntil(
              windowActivates, until: on.occurs(.covering(.switcher)) || ends)),
        ], unless: !allowed.contains(.switcherDeactivates)),
    ].compactMap(\.self)
  }

  private var inputInFront: [SceneProperty] {
    [
      invariant(
        "F38", "a URL or an activity that reaches a scene in front is delivered to it",
        citing: [38, 56, 154, .inputInFront],
        claims: forEachScene { scene in
          isDelivered(
            of(scene, "a URL in front") { $0 == .inputInFront(.url) },
            as: .sceneOpenURLContexts, to: scene)
        } + [
          isDelivered(
            of(0, "an activity in front") { $0 == .inputInFront(.userActivity) },
            as: .sceneWillContinueUserActivity, to: 0)
        ], unless: !allowed.contains(.inputInFront))
    ].compactMap(\.self)
  }

  /// F72, if the disputed point is allowed.
  private var prewarming: [SceneProperty] {
    allowed.contains(.prewarmRunsLaunchCallbacks)
      ? [prewarmingRunsLaunch(upTo: .sceneWillConnect)] : []
  }

  /// F66, unless the disputed point is decided otherwise.
  private var firstUnlock: [SceneProperty] {
    [
      needsFirstUnlock(
        backgroundLaunch, refutedOn: allowed.systems(of: .backgroundLaunchBeforeFirstUnlock))
    ]
  }

  private func invariant(
    _ id: String, _ statement: String, citing citations: [Citation], _ claims: [SuiteClaim]
  ) -> SceneProperty {
    suiteProperty(.invariant, id, statement, citing: citations, claims)
  }

  /// An invariant about rules that the model has only under a condition.
  private func invariant(
    _ id: String, _ statement: String, citing citations: [Citation], claims: [SuiteClaim],
    unless isAbsent: Bool
  ) -> SceneProperty? {
    isAbsent ? nil : suiteProperty(.invariant, id, statement, citing: citations, claims)
  }
}
