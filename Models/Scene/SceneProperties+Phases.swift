import ModelChecking

extension SceneProperties {
  /// What a SwiftUI app can and cannot learn from its phase.
  var phases: [SceneProperty] {
    [
      invariant(
        "F164", "the phase that the App reads is the state of the app", citing: [164, 170],
        .always(
          StatePredicate("phase as state") { state in
            state.process != .running || state.phase == nil
              || state.phase?.rawValue == state.execution.name
          })),
      belief(
        "F172", "an app enters the background phase before it ends", citing: [89, 93, 172, 173],
        .everyStep(
          where: ends && on.from("a scene") { $0.phase != nil },
          is: on.from("the background phase") { $0.phase == .background })),
      belief(
        "F173", "the phase tells a return from a first launch", citing: [171, 173],
        .everyStep(
          where: on.delivers(.sceneWillEnterForeground),
          is: on.from("never in the background phase") { $0.phase != .background })),
      invariant(
        "F171",
        "a scene's phase changes one step at a time between active, inactive and background",
        citing: [170, 171], trigger: on.delivers(.sceneDidBecomeActive),
        claims: forEachScene { scene in
          .everyStep(
            where: .any,
            is: On("a neighbour") { source, _, target in
              guard let before = source.scenes[scene].phase, let after = target.scenes[scene].phase
              else { return true }
              return before == after || before == .inactive || after == .inactive
            })
        }),
    ]
  }
}
