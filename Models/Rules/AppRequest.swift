/// What the code of an app can ask of iOS, as far as the models cover it.
public enum AppRequest: CaseIterable, RawRepresentable, Hashable, Sendable {
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
  /// The app asks for the scene with this number to come to the front, or to be made.
  case activateScene(Int)
  /// The app asks for a new snapshot of the scene.
  case refreshScene(Int)
  /// The app asks for the session of the scene to end.
  case destroyScene(Int)

  /// Whether it submits a task to the scheduler, which only apps with a launch handler do.
  public var submitsTask: Bool { self == .submitTask || self == .submitContinuedTask }

  /// Whether it is about a scene.
  public var isForScene: Bool {
    switch self {
    case .activateScene, .refreshScene, .destroyScene: true
    default: false
    }
  }

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
    case .activateScene(let scene): Component.scene(scene).name("session.activated")
    case .refreshScene(let scene): Component.scene(scene).name("refresh")
    case .destroyScene(let scene): Component.scene(scene).name("session.destroyed")
    }
  }
}

// MARK: - Numbers

extension AppRequest {
  /// The largest number of scenes that an app of the models can have.
  static let sceneLimit = 4

  /// Each request at the position that is its number; those about scenes come last.
  public static let allCases: [AppRequest] =
    [
      .beginTask, .endTask, .completeEvent, .presentSystemSheet, .openOwnURL, .openOtherApp, .exit,
      .setNotificationDelegate, .submitTask, .completeTask, .submitContinuedTask,
      .completeContinuedTask,
    ]
    + (0..<sceneLimit).flatMap { [.activateScene($0), .refreshScene($0), .destroyScene($0)] }

  /// The request with a number; nil if none has it.
  public init?(rawValue: UInt8) {
    guard Int(rawValue) < Self.allCases.count else { return nil }
    self = Self.allCases[Int(rawValue)]
  }

  /// The number of the request. It is read in every step of a life, so it is not looked up.
  public var rawValue: UInt8 {
    switch self {
    case .beginTask: 0
    case .endTask: 1
    case .completeEvent: 2
    case .presentSystemSheet: 3
    case .openOwnURL: 4
    case .openOtherApp: 5
    case .exit: 6
    case .setNotificationDelegate: 7
    case .submitTask: 8
    case .completeTask: 9
    case .submitContinuedTask: 10
    case .completeContinuedTask: 11
    case .activateScene(let scene): UInt8(12 + 3 * scene)
    case .refreshScene(let scene): UInt8(13 + 3 * scene)
    case .destroyScene(let scene): UInt8(14 + 3 * scene)
    }
  }
}

extension Rule {
  /// The app’s request that this rule grants; nil for all other rules.
  public var request: AppRequest? {
    guard case .scene(let scene) = component else { return occurrence?.request }
    return switch occurrence {
    case .window(.activate): .activateScene(scene)
    case .window(.refresh): .refreshScene(scene)
    case .window(.destroy): .destroyScene(scene)
    default: occurrence?.request
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
