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

  /// The callback is next for a scene, whether or not its notifications have been posted.
  static func callNext(_ callback: Callback, for index: Int) -> Condition {
    Condition("\(callback.name) is next for \(Component.letter(ofScene: index))") { state in
      let next = state.next(for: index)
      return next == .call(callback) || next == .callOnly(callback)
        || next == .callAfterScene(callback)
    }
  }

  /// The app can post its notification of a scene's call before it. Where that of the scene is modelled,
  /// it comes before that of the app (F351).
  static func applicationMayPost(before call: Callback) -> Condition {
    Condition("\(call.name) is next for scene A, and only the app has not posted") { state in
      switch state.next(for: 0) {
      case .call(call): state.kind == .oneWindow
      case .callAfterScene(call): true
      default: false
      }
    }
  }

  /// A scene whose notifications are observed can post its own before a call of its delegate.
  static func sceneMayPost(before call: Callback) -> Condition {
    Condition("\(call.name) is next for scene A, whose notifications are observed") {
      $0.kind == .observedWindow && $0.next(for: 0) == .call(call)
    }
  }

  /// In its first entrance the app is still to post that it enters the foreground.
  static let entersFirst = Condition("the app enters the foreground after its first scene") {
    state in
    let owed = state.scenes[0].owed
    return state.kind == .observedWindow && state.isFirstEntrance && state.owed.isEmpty
      && owed.first == .call(.noteWillEnterForeground)
      && owed.second == .call(.sceneDidBecomeActive)
  }

  static func owesNext(_ callback: Callback, for index: Int) -> Condition {
    Condition(
      "\(callback.name) is next for \(Component.letter(ofScene: index)), its notification unposted"
    ) {
      $0.next(for: index) == .call(callback)
    }
  }
}
