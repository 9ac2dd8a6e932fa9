import ModelChecking

extension SwiftUIProperties {
  /// How windows come and go within a process, and what the system remembers of them.
  var windowsAndSessions: [SwiftUIProperty] { connections + sessions + leavingScreen }

  private var connections: [SwiftUIProperty] {
    [
      invariant(
        "I29", "nothing is called in a window before it connects, or after its scene is gone",
        citing: [149, 158],
        claims: forEachScene { window in
          .everyStep(
            where: on.rule("a call of \(Component.letter(ofScene: window))") { $0.scene == window },
            is: on.from("connected") { $0.scenes[window].isConnected })
        }),
      invariant(
        "I8", "a window that connects calls onAppear again: its views are new", citing: [148, 213],
        claims: forEachScene { window in
          .pattern(
            .existence(of: on.delivers(.viewOnAppear, to: window)),
            .between(connects(window), and: on.nextEvent, unless: ends))
        }),
      invariant(
        "F30", "a window that the user opens becomes active, unless its entrance is cut short",
        citing: [30, 149, 213, 265, 298],
        claims: forEachScene { window in
          becomesActive(
            window,
            after: of(window, "opening") { occurrence in
              occurrence.opens(.open, .reconnect) || occurrence == .window(.openBeside)
                || occurrence == .window(.new)
            })
        } + [
          becomesActive(
            0, after: on.occurrence("a first connection") { $0.opens(.connectFirst) }),
          .pattern(
            .existence(of: on.to(.active)),
            .between(uncut(launch), and: on.nextEvent, unless: ends)),
        ]),
      belief(
        "I21", "a running app has a window", citing: [157, 215],
        .always(
          StatePredicate("running only with a window") { state in
            state.process != .running || !state.isQuiet
              || state.scenes.contains(where: \.isConnected)
          })),
      invariant(
        "F148", "a scene is reclaimed in the background, and only its own delegate is called",
        citing: [148, 158, 218],
        claims: forEachScene { window in
          .everyStep(
            where: of(window, "a reclaim") { $0 == .window(.reclaim) },
            is: on.from("in the background") { $0.scenes[window].activation == .background }
              && on.to("a session") { $0.scenes[window].hasSession && $0.process == .running })
        } + [
          isDelivered(
            of(0, "a reclaim") { $0 == .window(.reclaim) } && isOwn, as: .sceneDidDisconnect, to: 0)
        ]
          + forEachScene { window in
            .everyStep(
              where: of(window, "a reclaim") { $0 == .window(.reclaim) } && !isOwn,
              is: on.to("gone") { !$0.scenes[window].isConnected && $0.isQuiet })
          }),
    ]
  }

  private func becomesActive(_ window: Int, after event: On) -> SuiteClaim {
    .pattern(
      .existence(of: on.to("active") { $0.scenes[window].activation == .active }),
      .between(uncut(event), and: on.nextEvent, unless: ends))
  }

  /// Without the entrances that are cut short, in models that have them.
  private func uncut(_ event: On) -> On {
    canBeCutShort ? event && !cutShort : event
  }

  private var sessions: [SwiftUIProperty] {
    [
      invariant(
        "F160",
        "a session begins when its scene delegate or its view is first called, and ends when its "
          + "window is thrown away",
        citing: [151, 159, 160],
        .everyStep(
          where: !on.delivers(.viewOnAppear, .sceneWillConnect),
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
            }
          }),
        .everyStep(
          where: on.occurs(.window(.discardSession)),
          is: on.to("no session") { !$0.scenes.contains(where: \.hasSession) }
            && on.from("force-quit") { $0.isForceQuit })),
      invariant(
        "F151b", "configurationForConnecting is asked for a new session, and only for a new one",
        citing: [149, 151, 217],
        claims: forEachScene { window in
          .everyStep(
            where: on.delivers(.configurationForConnecting, to: window),
            is: on.from("no session") { !$0.scenes[window].hasSession })
        }
          + forEachScene { window in
            .pattern(
              .precedence(
                of: on.delivers(.configurationForConnecting, to: window),
                before: on.delivers(.viewOnAppear, .sceneWillConnect, to: window)),
              .afterUntil(
                connects(window) && on.from("no session") { !$0.scenes[window].hasSession },
                until: on.nextEvent || ends))
          }
          + forEachScene { window in
            .everyStep(
              where: on.delivers(.viewOnAppear, to: window),
              is: on.to("a session") { $0.scenes[window].hasSession })
          }),
      invariant(
        "F159", "only a window that keeps a session reconnects, only one without is new",
        citing: [147, 151, 159],
        claims: forEachScene { window in
          .everyStep(
            where: of(window, "reconnecting") { $0.opens(.reconnect) },
            is: on.from("a session") {
              $0.scenes[window].hasSession && !$0.scenes[window].isConnected
            } && connects(window))
        } + [
          .everyStep(
            where: on.occurrence("a first connection") { $0.opens(.connectFirst) },
            is: on.from("no session") { !$0.scenes.contains(where: \.hasSession) }
              && connects(0))
        ]
          + (model.windowCount < 2
            ? []
            : forEachScene { window in
              .everyStep(
                where: of(window, "a new window") { $0 == .window(.new) },
                is: on.from("no session") { !$0.scenes[window].hasSession }
                  && connects(window))
            })),
    ]
  }

  private var leavingScreen: [SwiftUIProperty] {
    [
      invariant(
        "I57", "leaving the app tells every window on screen that it is in the background",
        citing: [29, 115, 171],
        claims: forEachScene { window in
          .pattern(
            .existence(of: on.delivers(.phaseSceneBackground, to: window)),
            .between(
              leave && on.from("on screen") { $0.scenes[window].isInFront },
              and: on.nextEvent, unless: ends))
        }
          + forEachScene { window in
            .pattern(
              .precedence(
                of: on.delivers(.phaseSceneInactive, to: window),
                before: on.delivers(.phaseSceneBackground, to: window)),
              .afterUntil(
                leave && on.from("active") { $0.scenes[window].activation == .active },
                until: on.nextEvent || ends))
          }),
      invariant(
        "F115",
        "only leaving, opening another window, pushing aside and kills end in the background",
        citing: [29, 115, 163, 265],
        isFollowed(
          on.nextEvent && !leave && !open && !launch
            && !on.occurrence("a window or the app goes") { occurrence in
              occurrence == .window(.pushAside) || occurrence == .userKill(.entersBackground)
            },
          byNo: on.delivers(.phaseSceneBackground))),
    ] + ofSeveralWindows
  }

  private var ofSeveralWindows: [SwiftUIProperty] {
    guard model.windowCount > 1 else { return [] }
    let closes = on.occurrence("closing a window", where: \.isClosingOfWindow)
    return [
      invariant(
        "F163b", "a window that is pushed aside goes to the background, and others stay in front",
        citing: [124, 163],
        claims: forEachScene { window in
          isDelivered(isPushedAside(window), as: .phaseSceneBackground, to: window)
        }
          + forEachScene { window in
            .everyStep(
              where: isPushedAside(window),
              is: on.from("another in front") { $0.scenes.count(where: \.isInFront) > 1 })
          }
          + forEachScene { window in
            isFollowed(
              isPushedAside(window),
              byNo: on.rule("another window is called") {
                $0.scene.map { $0 != window } ?? false
              })
          }),
      invariant(
        "F158b", "throwing the last window away ends the app; one of several is closed alone",
        citing: [82, 84, 158, 160],
        .everyStep(
          where: userKill,
          is: on.from("one window at most") { $0.scenes.count(where: \.hasSession) <= 1 }),
        .everyStep(
          where: closes,
          is: on.from("another window") { $0.scenes.count(where: \.hasSession) > 1 }),
        .everyStep(
          where: closes,
          is: On("one session and its scene less") { source, _, target in
            target.scenes.count(where: \.hasSession) + 1
              == source.scenes.count(where: \.hasSession)
              && !target.scenes.contains { $0.isConnected && !$0.hasSession }
              && target.isQuiet && target.process == .running
          })),
    ]
  }

  private func isPushedAside(_ window: Int) -> On {
    of(window, "pushing aside") { $0 == .window(.pushAside) }
  }
}
