/// The code that drives a delegate starts one application for each process that it simulates, and
/// answers for the system as its ``ApplicationHost``. Without a host, the application is always
/// active and is the only one on its device.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  nonisolated let host: any ApplicationHost

  /// UIKit does not retain it. Here the application does, because no `UIApplicationMain` keeps it.
  open var delegate: (any UIApplicationDelegate)?

  public package(set) var connectedScenes: Set<UIScene> = []
  public package(set) var openSessions: Set<UISceneSession> = []
  public package(set) var supportsMultipleScenes = false
  public internal(set) var isRegisteredForRemoteNotifications = false
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationSupportsShakeToEdit = true
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

  /// Singletons of other frameworks, by the names of their classes.
  package var singletons: [String: AnyObject] = [:]

  private(set) lazy var pasteboard = UIPasteboard()

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

  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public var applicationState: State { host.applicationState }
  public var isProtectedDataAvailable: Bool { host.isProtectedDataAvailable }
}

extension UIApplication {
  public var windows: [UIWindow] { windowList.windows }
  public var keyWindow: UIWindow? { windowList.keyWindow }
}

extension UIApplication {
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}

/// The name in Swift 3 and 4 for the state of the app.
public typealias UIApplicationState = UIApplication.State

/// The name in Swift 3 and 4 for the kind of an app extension.
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
