/// Conditions on the process of an app with scenes.
extension Condition where State: SceneBasedState {
  static var inMemory: Condition {
    Condition("running or suspended") { $0.process == .running || $0.process == .suspended }
  }
  static var launchable: Condition {
    Condition("not launched") { $0.process == .notRunning || $0.process == .prewarmed }
  }
  static var prewarmedAfterLaunch: Condition {
    Condition("prewarmed after launch") { $0.process == .prewarmedAfterLaunch }
  }
  static var notTerminating: Condition {
    Condition("not about to exit") { !$0.last.contains(.exit) }
  }
  static var sessionLeft: Condition {
    Condition("a session is left") { $0.scenes.contains(where: \.hasSession) }
  }
  static var isNotTheOnlyOne: Condition {
    Condition("another window is left") { $0.scenes.count(where: \.hasSession) > 1 }
  }

  static func under(_ cover: SceneCover) -> Condition {
    Condition(cover == .switcher ? "in the switcher" : "under a cover") { $0.cover == cover }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next for the app") { $0.nextForApp == item }
  }
}

/// Conditions on one scene.
extension Condition where State: SceneBasedState {
  static func scene(
    _ index: Int, _ words: String, _ test: @escaping @Sendable (SceneSlot) -> Bool
  ) -> Condition {
    Condition(Component.letter(ofScene: index) + " " + words) { test($0.scenes[index]) }
  }

  static func isInBackground(_ index: Int) -> Condition {
    scene(index, "is in the background") { $0.activation == .background }
  }

  static func isInFront(_ index: Int) -> Condition { scene(index, "is in front") { $0.isInFront } }

  static func isActive(_ index: Int) -> Condition {
    scene(index, "is active") { $0.activation == .active }
  }

  static func isNotActive(_ index: Int) -> Condition {
    scene(index, "is not active") { $0.activation != .active }
  }

  static func isDisconnected(_ index: Int) -> Condition {
    scene(index, "is disconnected") { $0.activation == .disconnected }
  }

  static func hasSession(_ index: Int) -> Condition {
    scene(index, "has a session") { $0.hasSession }
  }

  static func hasNoSession(_ index: Int) -> Condition {
    scene(index, "has no session") { !$0.hasSession }
  }

  static func options(_ index: Int, _ input: SceneSlot.Input) -> Condition {
    scene(index, input == .none ? "connects without input" : "connects with \(input)") {
      $0.options == input
    }
  }
}
