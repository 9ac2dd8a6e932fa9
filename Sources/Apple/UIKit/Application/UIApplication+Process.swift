extension UIApplication {
  private static var current: UIApplication? {
    didSet { if let current { ProcessObjects.current = current.processObjects } }
  }

  /// It is created on first use unless one was started.
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
    // An alert holds what its buttons do, which often holds the delegate.
    for window in windows { window.rootViewController?.forgetPresented() }
    connectedScenes = []
    openSessions = []
    delegate = nil
    processObjects.releaseAll()
  }

  /// Forgets which callbacks delegates lack.
  package func forgetUnimplemented() { unimplemented = [] }

  /// Records that a callback was sent to a delegate that does not implement it.
  ///
  /// - Parameter callback: The signature of the default implementation that calls this.
  package static func reportUnimplemented(_ callback: String = #function) {
    shared.unimplemented.insert(callback)
  }
}

/// Prints on standard error what to do instead and exits with status 69 (unavailable), because
/// there is no screen and no event loop. The message names the delegate.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  refuseToRun(delegate: delegateClassName ?? "An app delegate")
}

extension UIApplicationDelegate {
  /// Exits as ``UIApplicationMain(_:_:_:_:)`` does. It exists so that a delegate marked `@main`
  /// compiles.
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
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(named name: String) {
      self.init(rawValue: "UIApplicationLaunchOptions\(name)Key")
    }

    public static let url = LaunchOptionsKey(named: "URL")
    public static let sourceApplication = LaunchOptionsKey(named: "SourceApplication")
    public static let remoteNotification = LaunchOptionsKey(named: "RemoteNotification")
    public static let localNotification = LaunchOptionsKey(named: "LocalNotification")
    public static let annotation = LaunchOptionsKey(named: "Annotation")
    public static let location = LaunchOptionsKey(named: "Location")
    public static let newsstandDownloads = LaunchOptionsKey(named: "NewsstandDownloads")
    public static let bluetoothCentrals = LaunchOptionsKey(named: "BluetoothCentrals")
    public static let bluetoothPeripherals = LaunchOptionsKey(named: "BluetoothPeripherals")
    public static let shortcutItem = LaunchOptionsKey(named: "ShortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(named: "UserActivityDictionary")
    public static let userActivityType = LaunchOptionsKey(named: "UserActivityType")
    public static let cloudKitShareMetadata = LaunchOptionsKey(named: "CloudKitShareMetadata")
  }
}

/// The name in Swift 3 and 4 for the reasons for a launch.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
