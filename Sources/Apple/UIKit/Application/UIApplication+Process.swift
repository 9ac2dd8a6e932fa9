extension UIApplication {
  private static var current: UIApplication? {
    didSet { if let current { ProcessObjects.current = current.processObjects } }
  }

  /// The application of this process; created on first use unless one was started.
  public class var shared: UIApplication {
    if let current { return current }
    let application = UIApplication()
    current = application
    return application
  }

  /// Starts a process: creates a new application, then its delegate.
  ///
  /// Only `makeDelegate` is called. Sending the callbacks of the launch is up to the host.
  ///
  /// - Parameters:
  ///   - host: The object that answers for the system.
  ///   - makeDelegate: Creates the delegate, which may already use ``shared``.
  /// - Returns: The application, which is ``shared`` until ``end()`` or the next start.
  package static func start(
    host: any ApplicationHost, makeDelegate: () -> (any UIApplicationDelegate)?
  ) -> UIApplication {
    let application = UIApplication(host: host)
    current = application
    application.delegate = makeDelegate()
    return application
  }

  /// Ends the process without any callback: the application, delegate and scenes are released.
  package static func end() {
    current = nil
  }

  /// Returns to this process after another one ran: its application is ``shared`` again.
  package func resume() {
    Self.current = self
  }

  /// Ends this process without any callback, and leaves any other process alone.
  ///
  /// The delegates are released even if they hold on to the application or to a scene.
  package func end() {
    if Self.current === self { Self.end() }
    for scene in connectedScenes { scene.delegate = nil }
    connectedScenes = []
    openSessions = []
    delegate = nil
    processObjects.releaseAll()
  }

  /// Records that a callback was sent to a delegate that does not implement it.
  ///
  /// - Parameter callback: The signature of the default implementation that calls this.
  static func reportUnimplemented(_ callback: String = #function) {
    shared.unimplemented.insert(callback)
  }
}

/// Refuses to run an app.
///
/// The real function starts the app and never returns. Here there is no screen and no event loop,
/// so it prints on standard error what to do instead, and exits with status 69 (unavailable).
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: Ignored.
///   - delegateClassName: The delegate that the message names.
/// - Returns: Never, as in UIKit.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  refuseToRun(delegate: delegateClassName ?? "An app delegate")
}

extension UIApplicationDelegate {
  /// Refuses to run an app; it exists so that a delegate marked `@main` compiles.
  ///
  /// It exits as ``UIApplicationMain(_:_:_:_:)`` does.
  public static func main() {
    refuseToRun(delegate: String(describing: self))
  }
}

private func refuseToRun(delegate: String) -> Never {
  let message = """
    \(delegate) cannot run as an app: this UIKit for Linux has no screen and no event loop. Create \
    the delegate in a test that sends its callbacks (see the README of the UIKit target).

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(EX_UNAVAILABLE)
}

extension UIApplication {
  /// A reason for which an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key itself.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(named name: String) {
      self.init(rawValue: "UIApplicationLaunchOptions\(name)Key")
    }

    /// A URL to open, as a `URL`.
    public static let url = LaunchOptionsKey(named: "URL")
    /// The bundle identifier of the app that made the request.
    public static let sourceApplication = LaunchOptionsKey(named: "SourceApplication")
    /// A push notification, as a dictionary.
    public static let remoteNotification = LaunchOptionsKey(named: "RemoteNotification")
    /// A local notification.
    public static let localNotification = LaunchOptionsKey(named: "LocalNotification")
    /// Additional data from the app that made the request.
    public static let annotation = LaunchOptionsKey(named: "Annotation")
    /// A location event.
    public static let location = LaunchOptionsKey(named: "Location")
    /// Newsstand issues that have been downloaded.
    public static let newsstandDownloads = LaunchOptionsKey(named: "NewsstandDownloads")
    /// Bluetooth centrals to restore, by identifier.
    public static let bluetoothCentrals = LaunchOptionsKey(named: "BluetoothCentrals")
    /// Bluetooth peripherals to restore, by identifier.
    public static let bluetoothPeripherals = LaunchOptionsKey(named: "BluetoothPeripherals")
    /// The quick action that the user selected, as a shortcut item.
    public static let shortcutItem = LaunchOptionsKey(named: "ShortcutItem")
    /// An activity to continue, as a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(named: "UserActivityDictionary")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(named: "UserActivityType")
    /// An invitation to a CloudKit share.
    public static let cloudKitShareMetadata = LaunchOptionsKey(named: "CloudKitShareMetadata")
  }
}

/// The name in Swift 3 and 4 for the reasons for a launch.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
