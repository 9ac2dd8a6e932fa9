import ModelChecking

extension SwiftUIProperties {
  /// Each delivery takes off the queue what it calls.
  var discipline: SwiftUIProperty {
    let isUnqueued =
      isUnqueued
      || tellsOfProtectedData
      || on.rule("the App is told") { $0.callback?.phaseOfApp != nil }
    let isLate = on.occurrence("late") { $0 == .delivery(.late) }
    let late: [SuiteClaim] =
      allowed.contains(.activeAtFirstAppearance)
      ? [
        .everyStep(
          where: isLate,
          is: On("the call and the active phase less") { source, _, target in
            source.owedCount == target.owedCount + 2 && target.execution == .active
              && target.kind != .ownSceneDelegate
          })
      ] : []
    let claims: [SuiteClaim] = [
      .everyStep(where: on.isKind(.delivery), is: on.delivers),
      .everyStep(
        where: on.isKind(.delivery) && !isUnqueued && !isLate && !on.delivers(.sceneDidDisconnect),
        is: On("one less is owed") { source, _, target in
          source.owedCount == target.owedCount + 1
        }),
      .everyStep(
        where: isUnqueued,
        is: On("the same is owed") { source, _, target in
          target.owesTheSame(as: source)
        }),
    ]
    return invariant(
      "F126", "a delivery calls once, and takes its callback and nothing else off its queue",
      citing: [126, 135], claims: claims + late)
  }
}

extension SwiftUIState {
  /// How many calls are still to come.
  fileprivate var owedCount: Int {
    SceneSlots.indices.reduce(owed.items.count + last.items.count) {
      $0 + scenes[$1].owed.items.count
    }
  }

  /// Whether everybody is owed what they were owed in another state.
  fileprivate func owesTheSame(as other: SwiftUIState) -> Bool {
    owed == other.owed && last == other.last
      && SceneSlots.indices.allSatisfy { scenes[$0].owed == other.scenes[$0].owed }
  }
}
