/// The application: what a delegate is told of, and whom it asks.
///
/// Whoever drives a delegate starts one application for each process that it plays, and answers for
/// the system as its ``ApplicationHost``. Used without that, the application is always active and
/// alone on its device.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  nonisolated let host: any ApplicationHost

  /// The object that is told of the life cycle.
  ///
  /// UIKit does not retain it; here the application does, since no `UIApplicationMain` keeps it.
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

  /// Whether the screen stays on while nobody touches it.
  open var isIdleTimerDisabled = false

  /// Whether the status bar shows network activity.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether shaking the device offers to undo.
  open var applicationSupportsShakeToEdit = true

  /// What a long press on the app's icon offers.
  open var shortcutItems: [UIApplicationShortcutItem]? = []

  /// How often the app last asked to fetch in the background, in seconds.
  package internal(set) var minimumBackgroundFetchInterval = backgroundFetchIntervalNever

  /// The callbacks that were sent to a delegate without being implemented there.
  ///
  /// They are named by signature, for example `applicationDidEnterBackground(_:)`. An optional
  /// method has a default implementation, and that is what enters its name here.
  package internal(set) var unimplemented: Set<String> = []

  var windowList = WindowList()

  /// Creates an application that nobody drives.
  public override init() {
    host = StandaloneHost()
    super.init()
  }

  private init(host: any ApplicationHost) {
    self.host = host
    super.init()
  }

  /// The delegate, if it handles events.
  open override var next: UIResponder? { delegate as? UIResponder }
}

// MARK: The application of the process

extension UIApplication {
  private static var current: UIApplication?

  /// The application of this process; made when it is first asked for, unless one was started.
  public class var shared: UIApplication {
    if let current { return current }
    let application = UIApplication()
    current = application
    return application
  }

  /// Starts a process: makes a new application, then its delegate.
  ///
  /// Nothing is called but `makeDelegate`; the callbacks of the launch are the host's to send.
  ///
  /// - Parameters:
  ///   - host: Who answers for the system.
  ///   - makeDelegate: Makes the delegate, which may already use ``shared``.
  /// - Returns: The application, which is ``shared`` until ``end()`` or the next start.
  package static func start(
    host: any ApplicationHost, makeDelegate: () -> (any UIApplicationDelegate)?
  ) -> UIApplication {
    let application = UIApplication(host: host)
    current = application
    application.delegate = makeDelegate()
    return application
  }

  /// Ends the process without a word: the application, its delegate and its scenes are let go.
  package static func end() {
    current = nil
  }

  /// Goes on with a process that was left for another one: its application is ``shared`` again.
  package func resume() {
    Self.current = self
  }

  /// Ends this process without a word, and leaves any other one alone.
  ///
  /// What a delegate keeps of its application or of its scene keeps neither of them alive.
  package func end() {
    if Self.current === self { Self.end() }
    for scene in connectedScenes { scene.delegate = nil }
    connectedScenes = []
    openSessions = []
    delegate = nil
  }

  /// Says that a callback went to a delegate that does not implement it.
  ///
  /// - Parameter callback: The signature of the default implementation that calls this.
  static func reportUnimplemented(_ callback: String = #function) {
    shared.unimplemented.insert(callback)
  }
}
