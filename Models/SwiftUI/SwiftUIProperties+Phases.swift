import ModelChecking

extension SwiftUIProperties {
  /// The phase that a view reads, window by window.
  var phases: [SwiftUIProperty] { steps + returns + entrances + beliefsAboutPhases }

  private var steps: [SwiftUIProperty] {
    let told: [(Callback, SceneSlot.Activation)] = [
      (.phaseSceneActive, .active), (.phaseSceneInactive, .inactive),
      (.phaseSceneBackground, .background),
    ]
    return [
      invariant(
        "I138", "the phase of a window moves one step at a time: active, inactive, background",
        citing: [171, 298, 299], trigger: on.delivers(.phaseSceneActive),
        claims: forEachScene { window in
          .everyStep(
            where: .any,
            is: On("a neighbour") { source, _, target in
              let (before, after) = (
                source.scenes[window].activation, target.scenes[window].activation
              )
              guard before != .disconnected, after != .disconnected else { return true }
              return before == after || before == .inactive || after == .inactive
            })
        }),
      invariant(
        "F170", "a view is told the phase that its window has then", citing: [170, 211],
        claims: told.flatMap { callback, phase in
          forEachScene { window in
            .everyStep(
              where: on.delivers(callback, to: window),
              is: on.to("\(phase)") { $0.scenes[window].activation == phase })
          }
        }),
      invariant(
        "F213c", "a view is not told a phase twice in a row", citing: [171, 213],
        claims: told.flatMap { callback, phase in
          forEachScene { window in
            .pattern(
              .absence(of: on.delivers(callback, to: window)),
              .afterUntil(
                on.delivers(callback, to: window),
                until: disconnects(window) || ends
                  || on.rule("another phase") { rule in
                    rule.scene == window && rule.callback?.phaseOfScene != nil
                      && rule.callback != callback
                  }))
          }
        }),
    ]
  }

  private var returns: [SwiftUIProperty] {
    [
      invariant(
        "F298", "a window that comes back is told inactive, and then active or background again",
        citing: [265, 298],
        claims: forEachScene { window in
          .pattern(
            .precedence(
              of: on.delivers(.phaseSceneInactive, to: window),
              before: on.delivers(.phaseSceneActive, .phaseSceneBackground, to: window)),
            .afterUntil(comesBack(window), until: on.nextEvent || ends))
        }
          + forEachScene { window in
            .pattern(
              .existence(of: on.delivers(.phaseSceneActive, .phaseSceneBackground, to: window)),
              .between(comesBack(window) && !cutShort(by: .cover), and: on.nextEvent, unless: ends))
          }
          + forEachScene { window in
            .everyStep(
              where: comesBack(window),
              is: on.from("in the background") { $0.scenes[window].activation == .background })
          }),
      invariant(
        "I137b", "a window that comes back has been in the background since it was last active",
        citing: [298],
        claims: forEachScene { window in
          .pattern(
            .existence(of: on.delivers(.phaseSceneBackground, to: window)),
            .between(
              on.delivers(.phaseSceneActive, to: window), and: comesBack(window),
              unless: disconnects(window) || ends, ending: .weak))
        }),
      invariant(
        "F31", "an interruption makes active windows inactive, its end makes them active, no more",
        citing: [31, 120, 299],
        .pattern(
          .existence(of: on.delivers(.phaseSceneInactive)),
          .between(on.occurs(.covering(.interruption)), and: on.nextEvent, unless: ends)),
        .pattern(
          .existence(of: on.delivers(.phaseSceneActive)),
          .between(on.occurs(.uncovering(.interruption)), and: on.nextEvent, unless: ends)),
        isFollowed(
          on.occurs(.covering(.interruption), .uncovering(.interruption)),
          byNo: on.delivers(.phaseSceneBackground)),
        isFollowed(on.occurs(.covering(.interruption)), byNo: on.delivers(.phaseSceneActive))),
    ]
  }

  /// The user brings a window forward whose views exist.
  private func comesBack(_ window: Int) -> On {
    of(window, "a return") { $0.opens(.open) || $0 == .window(.openBeside) }
  }

  private var entrances: [SwiftUIProperty] {
    [
      suiteProperty(
        canBeCutShort ? .belief : .invariant,
        "I18", "a window that enters the foreground becomes active, unless the process dies",
        citing: [28, 265, 298],
        [isFollowed(launch, byNo: on.delivers(.phaseSceneBackground))]
          + forEachScene { window in
            isFollowed(
              of(window, "opening") { $0.opens(.open, .reconnect) },
              byNo: on.delivers(.phaseSceneBackground, to: window))
          })
    ]
      + ifAllowed(
        .entranceCutShort,
        invariant(
          "F265", "an entrance that is cut short ends in the background, without an active phase",
          citing: [265, 266],
          .pattern(
            .existence(of: on.delivers(.phaseSceneBackground)),
            .between(cutShort(by: .appLock), and: on.nextEvent, unless: ends)),
          .pattern(
            .existence(of: turns(.inactive)),
            .between(cutShort(by: .appLock), and: on.nextEvent, unless: ends)),
          .pattern(
            .absence(of: on.delivers(.phaseSceneActive) || turns(.active)),
            .afterUntil(cutShort(by: .appLock), until: on.nextEvent || ends))))
      + ifAllowed(
        .entranceCovered,
        invariant(
          "F335", "an entrance that is covered ends in the inactive phase", citing: [28, 335],
          .pattern(
            .existence(of: turns(.inactive)),
            .between(cutShort(by: .cover), and: on.nextEvent, unless: ends)),
          .pattern(
            .absence(of: turns(.active) || on.delivers(.phaseSceneActive)),
            .afterUntil(cutShort(by: .cover), until: on.nextEvent || ends)),
          .everyStep(
            where: cutShort(by: .cover), is: on.to("under a cover") { $0.cover == .interruption })))
  }

  /// Whether something may keep a window that is opened from becoming active.
  var canBeCutShort: Bool {
    !allowed.systemsOfObstacles.isEmpty
  }

  /// The phase of some window changes.
  private func turns(_ phase: SceneSlot.Activation) -> On {
    On("a window turns \(phase)") { source, _, target in
      SceneSlots.indices.contains {
        source.scenes[$0].activation != phase && target.scenes[$0].activation == phase
      }
    }
  }

  private var beliefsAboutPhases: [SwiftUIProperty] {
    [
      belief(
        "I137", "at a return, onChange sees background as the old value when it turns active",
        citing: [298],
        claims: forEachScene { window in
          .pattern(
            .existence(
              of: on.delivers(.phaseSceneActive, to: window)
                && on.from("in the background") { $0.scenes[window].activation == .background }),
            .between(comesBack(window), and: on.nextEvent, unless: ends))
        }),
      belief(
        "I6", "every inactive phase is followed by a background phase",
        citing: [31, 119, 120, 299],
        .pattern(
          .existence(of: on.delivers(.phaseSceneBackground, to: 0)),
          .between(
            on.delivers(.phaseSceneInactive, to: 0) && on.from(.active),
            and: on.delivers(.phaseSceneActive, to: 0)))),
      belief(
        "I7", "the active phase comes once for each launch or return", citing: [299],
        .pattern(
          .absence(of: on.delivers(.phaseSceneActive, to: 0)),
          .afterUntil(
            on.delivers(.phaseSceneActive, to: 0),
            until: on.delivers(.phaseSceneBackground, to: 0) || ends))),
      belief(
        "F173", "a change of phase tells of the end of the app", citing: [172, 173],
        .pattern(
          .existence(of: deliversPhase), .between(on.occurs(.systemTermination), and: ends))),
      belief(
        "F172", "an app enters the background phase before it ends", citing: [89, 93, 172, 173],
        .everyStep(
          where: ends && on.from("a window") { $0.scenes.contains(where: \.isConnected) },
          is: on.from("the background phase") { $0.aggregate == .background })),
    ]
  }

  private func belief(
    _ id: String, _ statement: String, citing citations: [Citation], claims: [SuiteClaim]
  ) -> SwiftUIProperty {
    suiteProperty(.belief, id, statement, citing: citations, claims)
  }
}
