/// What the code of an app can be sent or can notice, in one canonical spelling.
///
/// Delegate methods are `app.*` and `scene.*`, notifications `note.*`, view controllers
/// `vc.*`, the delegate of the user notification centre `un.*`, the handlers of a task of the
/// background task scheduler `bg.*`. In SwiftUI, `swiftui.*` is called in
/// the app, `view.*` are modifiers of the root view of a window, and `phase.app.*` and `phase.scene.*`
/// are changes of the phase that an `App` and a view read. The raw value is only a compact code;
/// ``name`` is what reports and logs use.
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

  // The queue of deliveries counts on these being neighbours.
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case taskExpiration, touch, mainReturned

  // The queue of deliveries counts on these six being neighbours.
  case sceneWillConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
  case sceneDidEnterBackground, sceneDidDisconnect
  case sceneOpenURLContexts, sceneWillContinueUserActivity, sceneContinueUserActivity
  case sceneDidFailToContinueUserActivity, scenePerformActionForShortcutItem
  case sceneStateRestorationActivity, sceneRestoreInteractionState

  case unDidReceiveResponse, unWillPresent
  case bgLaunchHandler, bgExpiration
  case swiftUIInit, swiftUIBackgroundTask
  case phaseAppActive, phaseAppInactive, phaseAppBackground
  case phaseSceneActive, phaseSceneInactive, phaseSceneBackground
  case viewOnAppear, viewTask, viewOnOpenURL, viewOnContinueUserActivity

  // The notifications of scenes come last: ``isSceneNotification`` counts on that.
  case noteSceneWillConnect, noteSceneWillEnterForeground, noteSceneDidActivate
  case noteSceneWillDeactivate, noteSceneDidEnterBackground, noteSceneDidDisconnect
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
    case app, scene, note, vc, task, event, proc, un, bg, swiftui, phase, view
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
      .noteProtectedDataWillBecomeUnavailable, .noteProtectedDataDidBecomeAvailable,
      .noteSceneWillConnect, .noteSceneWillEnterForeground, .noteSceneDidActivate,
      .noteSceneWillDeactivate, .noteSceneDidEnterBackground, .noteSceneDidDisconnect:
      .note
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear:
      .vc
    case .taskExpiration: .task
    case .touch: .event
    case .mainReturned: .proc
    case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
      .sceneDidFailToContinueUserActivity, .scenePerformActionForShortcutItem,
      .sceneStateRestorationActivity, .sceneRestoreInteractionState:
      .scene
    case .unDidReceiveResponse, .unWillPresent: .un
    case .bgLaunchHandler, .bgExpiration: .bg
    case .swiftUIInit, .swiftUIBackgroundTask: .swiftui
    case .phaseAppActive, .phaseAppInactive, .phaseAppBackground, .phaseSceneActive,
      .phaseSceneInactive, .phaseSceneBackground:
      .phase
    case .viewOnAppear, .viewTask, .viewOnOpenURL, .viewOnContinueUserActivity: .view
    }
  }

  /// The part of the name after the receiver: the case's name without its leading receiver.
  private var memberName: String {
    let caseName = String(describing: self)
    switch receiver {
    case .task: return "expiration"
    case .phase:
      if let phase = phaseOfApp { return "app." + phase.rawValue }
      if let phase = phaseOfScene { return "scene." + phase.rawValue }
      return caseName
    case .note, .scene, .un, .bg, .swiftui, .view:
      let rest = caseName.dropFirst(receiver.rawValue.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    default: return caseName
    }
  }
}

extension Callback {
  /// The notification that UIKit posts along with this delegate call, if there is one.
  public var notification: Callback? { Self.notificationOfCode[Int(rawValue)] }

  // A list, because conditions on steps ask for millions of them.
  private static let notificationOfCode = allCases.map { notifications[$0] }

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

  /// The notification of `UIScene` that is posted along with this call of a scene delegate, if there is
  /// one.
  public var sceneNotification: Callback? {
    switch self {
    case .sceneWillConnect: .noteSceneWillConnect
    case .sceneWillEnterForeground: .noteSceneWillEnterForeground
    case .sceneDidBecomeActive: .noteSceneDidActivate
    case .sceneWillResignActive: .noteSceneWillDeactivate
    case .sceneDidEnterBackground: .noteSceneDidEnterBackground
    case .sceneDidDisconnect: .noteSceneDidDisconnect
    default: nil
    }
  }

  /// The notification of `UIApplication` that accompanies this call of a scene delegate, if there is one.
  public var applicationNotification: Callback? {
    switch self {
    case .sceneWillEnterForeground: .noteWillEnterForeground
    case .sceneDidBecomeActive: .noteDidBecomeActive
    case .sceneWillResignActive: .noteWillResignActive
    case .sceneDidEnterBackground: .noteDidEnterBackground
    default: nil
    }
  }

  /// Whether a scene posts this notification.
  public var isSceneNotification: Bool { rawValue >= Self.noteSceneWillConnect.rawValue }

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

  /// Whether this is a method of a view controller.
  public var isViewControllerMethod: Bool { receiver == .vc }

  /// Whether this is code of a SwiftUI app, apart from its delegates.
  public var isSwiftUI: Bool { receiver == .swiftui || receiver == .phase || receiver == .view }

  /// The phase that an `App` now reads, if this reports its change.
  public var phaseOfApp: ScenePhase? {
    switch self {
    case .phaseAppActive: .active
    case .phaseAppInactive: .inactive
    case .phaseAppBackground: .background
    default: nil
    }
  }

  /// The phase that a view now reads, if this reports its change.
  public var phaseOfScene: ScenePhase? {
    switch self {
    case .phaseSceneActive: .active
    case .phaseSceneInactive: .inactive
    case .phaseSceneBackground: .background
    default: nil
    }
  }
}

/// What SwiftUI calls the state of a scene. Every phase follows from the activation state (F170).
public enum ScenePhase: String, CaseIterable, Hashable, Sendable {
  /// In the foreground and interactive.
  case active
  /// In the foreground, but expected to pause its work.
  case inactive
  /// Not visible.
  case background
}
