extension Condition where State == SceneState {
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.didFinishLaunching))
  }

  static let oneSession = Condition("at most one window is left") {
    $0.kind.hasOtherScreen || $0.scenes.count(where: \.hasSession) <= 1
  }

  static let entranceUndisturbed = scene(0, "is on its way undisturbed") {
    !$0.isEntranceInterrupted
  }

  /// The callback is next for the app delegate, whether or not its notification has been posted.
  static func callNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next") {
      $0.nextForApp == .call(callback) || $0.nextForApp == .callOnly(callback)
    }
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
