extension SceneRules {
  /// How the interface of a scene is kept and restored, in an app that does so (F261).
  func restoration(of scene: Int) -> [SceneRule] {
    [
      activity(of: scene, .plain, isKept: true), activity(of: scene, .returnsNil, isKept: false),
      // Nothing tells whether it comes before or after the entrance, or when a scene stays off screen.
      Rule(
        Callback.sceneRestoreInteractionState.name, .delivery(.plain), of: .scene(scene),
        by: .system, kind: .delivery,
        when: [.running, .isToBeRestored(scene), .launched, .betweenDeliveries, .notTerminating],
        delivers: .sceneRestoreInteractionState, citing: [261]
      ) { $0.scenes[scene].isToBeRestored = false }
      .on(.withRestoration),
    ]
  }
}

extension SceneRules {
  /// The app returns what is to be kept, or nothing.
  private func activity(
    of scene: Int, _ delivery: Occurrence.Delivery, isKept: Bool
  ) -> SceneRule {
    Rule(
      Callback.sceneStateRestorationActivity.name, .delivery(delivery), of: .scene(scene),
      variant: delivery.suffix, by: isKept ? .system : .app, kind: .delivery,
      when: [.callNext(.sceneStateRestorationActivity, for: scene)],
      delivers: .sceneStateRestorationActivity, citing: [261]
    ) { state in
      state.scenes[scene].owed.removeFirst()
      state.scenes[scene].hasActivity = isKept
      // What the app gives up is not restored any more.
      if !isKept { state.scenes[scene].isToBeRestored = false }
    }
  }
}

extension SystemVersions {
  /// The systems that hand the interaction state to a scene (F261).
  static let withRestoration = since(15)
}

extension SceneState {
  /// What a session has kept is restored once its scene has connected; a new session has nothing.
  mutating func beginRestoration(of scene: Int) {
    guard kind == .restoredWindow else { return }
    if !scenes[scene].hasSession { scenes[scene].hasActivity = false }
    scenes[scene].isToBeRestored =
      scenes[scene].hasActivity && systems.overlaps(.withRestoration)
  }

  /// A scene that has entered the background is asked for what is to be kept.
  mutating func askForActivity(of scene: Int) {
    let asks = Owed.call(.sceneStateRestorationActivity)
    guard kind == .restoredWindow, !scenes[scene].owed.contains(asks) else { return }
    scenes[scene].owed.prepend(asks)
  }
}

extension Condition where State == SceneState {
  fileprivate static func isToBeRestored(_ index: Int) -> Condition {
    scene(index, "is to be restored") { $0.isToBeRestored }
  }

  static func isRestored(_ index: Int) -> Condition {
    scene(index, "is not to be restored") { !$0.isToBeRestored }
  }
}
