/// The application: the object that a delegate is called with, and that it makes requests to.
///
/// The code that drives a delegate starts one application for each process that it simulates, and
/// answers for the system as its ``ApplicationHost``. Without a host, the application is always
/// active and is the only one on its device.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  nonisolated let host: any ApplicationHost

  /// The object that receives the callbacks of the app life cycle.
  ///
  /// UIKit does not retain it. Here the application does, because no `UIApplicationMain` keeps it.
  open var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected.
  public package(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of all scenes that the user has not closed.
  public package(set) var openSessions: Set<UISceneSession> = []

  /// Whether the app may show several scenes.
  public package(set) var supportsMultipleScenes = false

  /// Whether the app has asked for a push token.
  public internal(set) var isRegisteredForRemoteNotifications = false

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on while the device is not used.
  open var isIdleTimerDisabled = false

  /// Whether the status bar shows network activity.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether shaking the device offers Undo.
  open var applicationSupportsShakeToEdit = true

  /// The quick actions that a long press on the app's icon offers.
  open var shortcutItems: [UIApplicationShortcutItem]? = []

  /// The interval at which the app last asked to fetch in the background, in seconds.
  package internal(set) var minimumBackgroundFetchInterval = backgroundFetchIntervalNever

  /// The callbacks that were sent to a delegate without being implemented there.
  ///
  /// Each is named by its signature, for example `applicationDidEnterBackground(_:)`. Every
  /// optional method has a default implementation, which adds its own name here.
  package internal(set) var unimplemented: Set<String> = []

  var windowList = WindowList()

  let processObjects: ProcessObjects

  private(set) lazy var pasteboard = UIPasteboard()

  /// Creates an application without a host.
  public override init() {
    host = StandaloneHost()
    // It is created where it is first used, and what was there before belongs to it.
    processObjects = .current
    super.init()
  }

  init(host: any ApplicationHost) {
    self.host = host
    processObjects = ProcessObjects()
    super.init()
  }

  /// The delegate, if it handles events.
  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  /// The state of an app, as far as the app can read it.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active
    /// In the foreground but not receiving events.
    case inactive
    /// Not on screen.
    case background
  }

  /// The state of the app.
  public var applicationState: State { host.applicationState }

  /// Whether protected files can be read.
  public var isProtectedDataAvailable: Bool { host.isProtectedDataAvailable }
}

extension UIApplication {
  /// The windows that are still referenced, oldest first.
  public var windows: [UIWindow] { windowList.windows }

  /// The window that receives key events.
  public var keyWindow: UIWindow? { windowList.keyWindow }
}

extension UIApplication {
  /// The kind of an app extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A third-party keyboard.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}

/// The name in Swift 3 and 4 for the state of the app.
public typealias UIApplicationState = UIApplication.State

/// The name in Swift 3 and 4 for the kind of an app extension.
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
