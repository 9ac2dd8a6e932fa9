/// What the code of an app can ask of iOS, as far as the models cover it.
public enum AppRequest: UInt8, CaseIterable, Hashable, Sendable {
  /// A background task has begun while none was open.
  case beginTask
  /// The last background task has ended.
  case endTask
  /// The completion handler of a background event was called.
  case completeEvent
  /// The app presents a system interface over itself: Face ID, a permission, a sign-in.
  case presentSystemSheet
  /// The app opens a URL of its own scheme.
  case openOwnURL
  /// The app opens a URL that leads to another app.
  case openOtherApp
  /// The app calls `exit`.
  case exit
  /// The app sets the delegate of its user notification centre.
  case setNotificationDelegate
  /// The app submits a request to be run later.
  case submitTask
  /// The app completes the task that the scheduler has run it for.
  case completeTask
  /// The app submits a task that begins at once and goes on when the app is left.
  case submitContinuedTask
  /// The app completes that task.
  case completeContinuedTask

  /// Whether it submits a task to the scheduler, which only apps with a launch handler do.
  public var submitsTask: Bool { self == .submitTask || self == .submitContinuedTask }

  /// The name of the request in traces and findings, which is that of the rules that grant it.
  public var name: String {
    switch self {
    case .beginTask: "task.begin"
    case .endTask: "task.end"
    case .completeEvent: "event.completed"
    case .presentSystemSheet: "systemSheet.presented"
    case .openOwnURL: "openURL.own"
    case .openOtherApp: "openURL.otherApp"
    case .exit: "exit"
    case .setNotificationDelegate: "notificationDelegate.set"
    case .submitTask: "bgTask.submit"
    case .completeTask: "bgTask.completed"
    case .submitContinuedTask: "continuedTask.submit"
    case .completeContinuedTask: "continuedTask.completed"
    }
  }
}

/// What an app can be opened, woken or called with.
public enum LifeInput: String, CaseIterable, Hashable, Sendable {
  /// A URL that the user follows.
  case url
  /// An activity that is handed over, for example a universal link.
  case userActivity
  /// A notification that the user taps.
  case notificationTap
  /// A quick action on the icon.
  case shortcut
  /// An opportunity to fetch new content.
  case fetch
  /// A task of the scheduler that refreshes the app's content.
  case refreshTask
  /// A task of the scheduler that runs for minutes while nobody uses the device.
  case processingTask
  /// A silent push.
  case push
  /// A background transfer that is complete.
  case urlSession
  /// A change of location.
  case location
  /// An action on a notification that does not bring the app forward.
  case notificationAction
  /// A notification that arrives while the app is in the foreground.
  case notification
  /// A push that announces a call.
  case voip
  /// A Bluetooth accessory that the app has a connection to, or waits for.
  case bluetooth

  /// Whether the user opens or calls the app with it; otherwise the system wakes the app.
  public var isOfUser: Bool {
    switch self {
    case .url, .userActivity, .notificationTap, .shortcut: true
    case .fetch, .refreshTask, .processingTask, .push, .urlSession, .location,
      .notificationAction, .notification, .voip, .bluetooth:
      false
    }
  }
}
