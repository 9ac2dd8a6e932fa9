import ModelChecking

/// Properties that apps with scene delegates and apps of SwiftUI share.
extension PropertySuite where State: SceneBasedState {
  /// The user leaves an app that stays in memory.
  var leave: On {
    on.occurs(.departure(.home), .departure(.otherApp), .departure(.sleep), .departure(.lock))
  }

  /// A claim for each scene.
  func forEachScene(_ claim: (Int) -> SuiteClaim) -> [SuiteClaim] {
    (0..<model.setup.count).map(claim)
  }

  /// The steps of one scene whose occurrence passes a test.
  func of(_ scene: Int, _ name: String, where test: (Occurrence) -> Bool) -> On {
    on.rule("\(name) of \(Component.letter(ofScene: scene))") { rule in
      rule.component == .scene(scene) && (rule.occurrence.map(test) ?? false)
    }
  }

  /// The callback comes in a scene before the next event, unless the process ends.
  func isDelivered(_ event: On, as callback: Callback, to scene: Int) -> SuiteClaim {
    isFollowed(event, by: on.delivers(callback, to: scene), unless: ends)
  }

  /// I1: who is suspended hears of no end.
  var suspendedAppsHearNothing: SuiteProperty<State> {
    invariant(
      "I1", "applicationWillTerminate is never sent to a suspended app", citing: [6, 78, 79, 83],
      .everyStep(where: on.delivers(.willTerminate), is: !on.from(.suspended)),
      .pattern(
        .absence(of: on.delivers(.willTerminate)),
        .afterUntil(suspends, until: !suspends && on.from(.suspended))))
  }

  /// The process exits when everything else was delivered.
  var exitComesLast: SuiteClaim {
    .everyStep(
      where: on.occurs(.announcedExit),
      is: on.from("everything was delivered") {
        $0.last.items == [.exit] && $0.owed.isEmpty && $0.areScenesQuiet
      })
  }

  /// F32: when the process is suspended; the statement calls scenes by a word.
  func suspensionIsOffScreen(_ word: String) -> SuiteProperty<State> {
    invariant(
      "F32", "the process is suspended only when no \(word) is on screen", citing: [6, 32],
      .always(
        StatePredicate("nothing on screen while suspended") { state in
          state.process != .suspended || !state.scenes.contains(where: \.isInFront)
        }))
  }

  /// I49 and I50: when touches and events come; the statements speak of scenes and calls in words.
  func eventsComeInTurn(scene: String, calls: String) -> [SuiteProperty<State>] {
    [
      invariant(
        "I49", "touches come only while a \(scene) is active", citing: [2, 125],
        .everyStep(where: on.delivers(.touch), is: on.from(.active))),
      invariant(
        "I50", "\(calls) run one at a time; an event waits until the one before is delivered",
        citing: [126, 135],
        .everyStep(
          where: on.isKind(.event),
          is: on.from("nothing is owed") {
            $0.owed.isEmpty && $0.last.isEmpty && $0.areScenesQuiet
          })),
    ]
  }
}
