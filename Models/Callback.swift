/// What the code of an app can be sent or can notice, in one canonical spelling.
///
/// Delegate methods are `app.*` and `scene.*`, notifications `note.*`, the first view controller
/// `vc.*`. The raw value is only a compact code; ``name`` is what reports and logs use.
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
}

extension Callback {
  /// The canonical name, for example `app.didBecomeActive` or `note.willTerminate`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The callback with a canonical name, or nil where no callback has it.
  public init?(name: String) {
    guard let code = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[code]
  }

  private static let names: [String] = allCases.map { $0.spelledFamily + "." + $0.memberName }
  private static let families: [String] = allCases.map(\.spelledFamily)

  private var family: String { Self.families[Int(rawValue)] }

  private var caseName: String { String(describing: self) }

  private var memberName: String {
    switch self {
    case .taskExpiration: "expiration"
    case .mainReturned, .touch: caseName
    default: caseName.droppingPrefix(of: ["note", "scene"])
    }
  }

  private var spelledFamily: String {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: "vc"
    case .taskExpiration: "task"
    case .touch: "event"
    case .mainReturned: "proc"
    default: caseName.hasPrefix("note") ? "note" : caseName.hasPrefix("scene") ? "scene" : "app"
    }
  }
}

extension Callback {
  /// The notification that UIKit posts beside this delegate call, where there is one.
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

  /// Whether the application state that the callback sees is the one before the change that it
  /// announces: “will” callbacks see the old state, “did” callbacks the new one (F13).
  public var isSentBeforeItsEffect: Bool {
    [.willResignActive, .willEnterForeground, .sceneWillResignActive, .sceneWillEnterForeground]
      .contains(self)
  }

  /// Whether this is a method of the app delegate.
  public var isAppDelegateMethod: Bool { family == "app" }

  /// Whether UIKit posts this through the notification centre.
  public var isNotification: Bool { family == "note" }

  /// Whether this is a method of a scene delegate.
  public var isSceneDelegateMethod: Bool { family == "scene" }
}

extension String {
  fileprivate func droppingPrefix(of words: [String]) -> String {
    guard let word = words.first(where: hasPrefix) else { return self }
    let rest = dropFirst(word.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
