import ModelChecking

extension SceneProperties {
  /// How the state of the app follows from its scenes, with one scene and with several.
  var aggregate: [SceneProperty] {
    [
      invariant(
        "I27", "the app is as active as its most active scene, and in the background without one",
        citing: [11, 164],
        .always(
          StatePredicate("as the most active scene") { state in
            guard state.process == .running else { return true }
            let activations = SceneSlots.indices.map { state.scenes[$0].activation }
            if activations.contains(.active) { return state.execution == .active }
            if activations.contains(.inactive) { return state.execution == .inactive }
            return state.execution == .background
          })),
      suspensionIsOffScreen("scene"),
    ] + severalWindows
  }

  /// With one scene there is nothing to compare.
  private var severalWindows: [SceneProperty] {
    guard sceneCount > 1 else { return [] }
    return [
      belief(
        "I64", "when a window enters the background, so does the app", citing: [163, 164, 165],
        .everyStep(
          where: on.delivers(.sceneDidEnterBackground)
            && on.from("several windows") { $0.kind == .severalWindows },
          is: on.to(.background))),
      belief(
        "F163", "on the way home the first window's scene resigns before the second's",
        citing: [163],
        .pattern(
          .precedence(
            of: on.delivers(.sceneWillResignActive, to: 0),
            before: on.delivers(.sceneWillResignActive, to: 1)),
          .afterUntil(on.occurs(.departure(.home)), until: on.nextEvent || ends))),
      witness(
        "F124", "two windows can be active side by side", citing: [124, 163],
        .reachable(
          StatePredicate("two active scenes") {
            $0.scenes.count { $0.activation == .active } == 2
          })),
      witness(
        "F161", "a discard can be told after another scene has connected", citing: [160, 161],
        .reachableStep(
          on.delivers(.didDiscardSceneSessions)
            && on.from("a scene is connected") { $0.scenes.contains(where: \.isConnected) })),
    ]
  }
}

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
