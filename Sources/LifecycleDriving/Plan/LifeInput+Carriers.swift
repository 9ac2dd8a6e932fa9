import LifecycleModels

extension LifeInput {
  /// Whether a callback brings the input, or the options that describe it.
  func isCarried(by callback: Callback) -> Bool {
    switch callback {
    case .willFinishLaunching, .didFinishLaunching: true
    case .configurationForConnecting: isOfUser
    default: carriers.contains(callback)
    }
  }

  /// The callbacks that can carry the input to the app.
  package var carriers: Set<Callback> {
    switch self {
    case .url: [.openURL, .sceneOpenURLContexts, .sceneWillConnect]
    case .userActivity:
      [
        .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
        .sceneWillContinueUserActivity, .sceneContinueUserActivity,
        .sceneDidFailToContinueUserActivity, .sceneWillConnect,
      ]
    case .notificationTap: [.didReceiveRemoteNotification, .sceneWillConnect]
    case .shortcut:
      [.performActionForShortcutItem, .scenePerformActionForShortcutItem, .sceneWillConnect]
    case .fetch: [.performFetch]
    case .push: [.didReceiveRemoteNotification]
    case .urlSession: [.handleEventsForBackgroundURLSession]
    case .location: []
    }
  }
}
