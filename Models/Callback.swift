/// What the code of an app can be sent or can notice, in one canonical spelling.
///
/// Delegate methods are `app.*` and `scene.*`, notifications `note.*`, the first view controller
/// `vc.*`, and the delegate of the user notification centre `un.*`. The raw value is only a compact code; ``name`` is what reports and logs use.
public enum Callback: UInt8, CaseIterable, Hashable, Sendable {
  case willFinishLaunching, didFinishLaunching
  case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
  case didReceiveMemoryWarning, significantTimeChange
  case protectedDataWillBecomeUnavailable, protectedDataDidBecomeAvailable
  case openURL, willContinueUserActivity, continueUserActivity, didFailToContinueUserActivity
  case performActionForShortcutItem
  case didReceiveRemoteNotification, performFetch, handleEventsForBackgroundURLSession
  case shouldRestoreState, didDecodeState, shouldSaveState, willEncodeState
  case configurationForConnecting, didDiscardSceneSessions

  case noteDidFinishLaunching, noteDidBecomeActive, noteWillResignActive, noteDidEnterBackground
  case noteWillEnterForeground, noteWillTerminate
  case noteDidReceiveMemoryWarning, noteSignificantTimeChange
  case noteProtectedDataWillBecomeUnavailable, noteProtectedDataDidBecomeAvailable

  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case taskExpiration, touch, mainReturned

  case sceneWillConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
  case sceneDidEnterBackground, sceneDidDisconnect
  case sceneOpenURLContexts, sceneWillContinueUserActivity, sceneContinueUserActivity
  case sceneDidFailToContinueUserActivity, scenePerformActionForShortcutItem

  case unDidReceiveResponse, unWillPresent
}

extension Callback {
  /// The canonical name, for example `app.didBecomeActive` or `note.willTerminate`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The callback with a canonical name, or nil if no callback has it.
  public init?(name: String) {
    guard let code = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[code]
  }

  /// Who is called.
  private enum Receiver: String {
    case app, scene, note, vc, task, event, proc, un
  }

  private static let names: [String] = allCases.map { $0.receiver.rawValue + "." + $0.memberName }

  private var receiver: Receiver {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
      .significantTimeChange, .protectedDataWillBecomeUnavailable,
      .protectedDataDidBecomeAvailable, .openURL, .willContinueUserActivity,
      .continueUserActivity, .didFailToContinueUserActivity, .performActionForShortcutItem,
      .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession,
      .shouldRestoreState, .didDecodeState, .shouldSaveState, .willEncodeState,
      .configurationForConnecting, .didDiscardSceneSessions:
      .app
    case .noteDidFinishLaunching, .noteDidBecomeActive, .noteWillResignActive,
      .noteDidEnterBackground, .noteWillEnterForeground, .noteWillTerminate,
      .noteDidReceiveMemoryWarning, .noteSignificantTimeChange,
      .noteProtectedDataWillBecomeUnavailable, .noteProtectedDataDidBecomeAvailable:
      .note
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .vc
    case .taskExpiration: .task
    case .touch: .event
    case .mainReturned: .proc
    case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
      .sceneDidFailToContinueUserActivity, .scenePerformActionForShortcutItem:
      .scene
    case .unDidReceiveResponse, .unWillPresent: .un
    }
  }

  /// The part of the name after the receiver: the case's name without its leading receiver.
  private var memberName: String {
    let caseName = String(describing: self)
    switch receiver {
    case .task: return "expiration"
    case .note, .scene, .un:
      let rest = caseName.dropFirst(receiver.rawValue.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    default: return caseName
    }
  }
}

extension Callback {
  /// The notification that UIKit posts along with this delegate call, if there is one.
  public var notification: Callback? { Self.notifications[self] }

  private static let notifications: [Callback: Callback] = [
    .didFinishLaunching: .noteDidFinishLaunching,
    .didBecomeActive: .noteDidBecomeActive,
    .willResignActive: .noteWillResignActive,
    .didEnterBackground: .noteDidEnterBackground,
    .willEnterForeground: .noteWillEnterForeground,
    .willTerminate: .noteWillTerminate,
    .didReceiveMemoryWarning: .noteDidReceiveMemoryWarning,
    .significantTimeChange: .noteSignificantTimeChange,
    .protectedDataWillBecomeUnavailable: .noteProtectedDataWillBecomeUnavailable,
    .protectedDataDidBecomeAvailable: .noteProtectedDataDidBecomeAvailable,
  ]

  /// Whether the callback sees the application state from before the change that it announces:
  /// “will” callbacks see the old state, “did” callbacks the new one (F13).
  public var isSentBeforeItsEffect: Bool {
    [.willResignActive, .willEnterForeground, .sceneWillResignActive, .sceneWillEnterForeground]
      .contains(self)
  }

  /// Whether this is a method of the app delegate.
  public var isAppDelegateMethod: Bool { receiver == .app }

  /// Whether UIKit posts this through the notification centre.
  public var isNotification: Bool { receiver == .note }

  /// Whether this is a method of a scene delegate.
  public var isSceneDelegateMethod: Bool { receiver == .scene }

  /// Whether this is a method of the first view controller.
  public var isViewControllerMethod: Bool { receiver == .vc }
}
