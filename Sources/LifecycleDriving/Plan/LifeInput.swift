import LifecycleModels

/// What an app can be opened, woken or called with.
public enum LifeInput: String, CaseIterable, Hashable, Sendable {
  /// A URL that the user follows.
  case url
  /// An activity that is handed over, a universal link among them.
  case userActivity
  /// A notification that the user taps.
  case notificationTap
  /// A quick action on the icon.
  case shortcut
  /// Time to fetch what is new.
  case fetch
  /// A silent push.
  case push
  /// A background transfer that is complete.
  case urlSession
  /// A change of place.
  case location

  /// The input that a rule of a model brings, by the rule's name; nil for none.
  init?(ruleName: String) {
    switch ruleName {
    case "push.arrives": self = .push
    case "fetch.starts": self = .fetch
    case "urlSession.completes": self = .urlSession
    default:
      let parts = ruleName.split(separator: ".").map(String.init)
      guard let input = parts.lazy.compactMap(LifeInput.init(rawValue:)).first,
        parts[0] != input.rawValue
      else { return nil }
      self = input
    }
  }

  /// Whether the user opens or calls the app with it; otherwise the system wakes it.
  package var isOfUser: Bool {
    switch self {
    case .url, .userActivity, .notificationTap, .shortcut: true
    case .fetch, .push, .urlSession, .location: false
    }
  }

  /// Whether a callback brings the input, or the options that tell of it.
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
