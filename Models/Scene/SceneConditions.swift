/// Conditions on the process and on what surrounds it.
extension Condition where State == SceneState {
  static let inMemory = Condition("running or suspended") {
    $0.process == .running || $0.process == .suspended
  }
  static let launchable = Condition("not launched") {
    $0.process == .notRunning || $0.process == .prewarmed
  }
  static let prewarmedAfterLaunch = Condition("prewarmed after launch") {
    $0.process == .prewarmedAfterLaunch
  }

  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.didFinishLaunching))
  }

  static let oneSession = Condition("at most one window is left") {
    $0.kind.hasOtherScreen || $0.scenes.count(where: \.hasSession) <= 1
  }

  static func under(_ cover: SceneState.Cover) -> Condition {
    Condition(cover == .switcher ? "in the switcher" : "under a cover") { $0.cover == cover }
  }
}

/// Conditions on one scene, and on what is delivered next.
extension Condition where State == SceneState {
  static func scene(
    _ index: Int, _ words: String, _ test: @escaping @Sendable (SceneSlot) -> Bool
  ) -> Condition {
    Condition(Component.letter(ofScene: index) + " " + words) { test($0.scenes[index]) }
  }

  static func isInBackground(_ index: Int) -> Condition {
    scene(index, "is in the background") { $0.activation == .background }
  }

  static let entranceUndisturbed = scene(0, "is on its way undisturbed") {
    !$0.isEntranceInterrupted
  }

  static func isInFront(_ index: Int) -> Condition { scene(index, "is in front") { $0.isInFront } }

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

  /// The callback is next for the app delegate, whether or not its notification has been posted.
  static func callNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next") {
      $0.nextForApp == .call(callback) || $0.nextForApp == .callOnly(callback)
    }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next for the app") { $0.nextForApp == item }
  }

  /// The callback is next for a scene, whether or not its notification has been posted.
  static func callNext(_ callback: Callback, for index: Int) -> Condition {
    Condition("\(callback.name) is next for \(Component.letter(ofScene: index))") { state in
      let next = state.next(for: index)
      return next == .call(callback) || next == .callOnly(callback)
    }
  }

  static func owesNext(_ callback: Callback, for index: Int) -> Condition {
    Condition(
      "\(callback.name) is next for \(Component.letter(ofScene: index)), its notification unposted"
    ) {
      $0.next(for: index) == .call(callback)
    }
  }
}
