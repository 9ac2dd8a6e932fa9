/// Answers what an application asks of the system, and hears what it requests.
///
/// Who drives a delegate is the host: it knows the state of the process, and it decides what a
/// request leads to. ``UIApplication/start(host:makeDelegate:)`` takes it. Background tasks may
/// begin and end on any thread, as in UIKit; everything else is asked on the main actor.
@MainActor package protocol ApplicationHost: AnyObject, Sendable {
  /// Where the process is in its life.
  var applicationState: UIApplication.State { get }

  /// How many seconds the app may still run in the background.
  var backgroundTimeRemaining: TimeInterval { get }

  /// Whether protected files can be read.
  var isProtectedDataAvailable: Bool { get }

  /// Whether the user lets the app refresh in the background.
  var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }

  /// Begins a background task.
  ///
  /// - Parameters:
  ///   - name: What the app calls the task.
  ///   - expirationHandler: What the host calls shortly before the time is up.
  /// - Returns: The raw identifier; that of ``UIBackgroundTaskIdentifier/invalid`` refuses.
  nonisolated func beginBackgroundTask(
    name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int

  /// Ends a background task.
  ///
  /// - Parameter identifier: What the app hands back, unchecked.
  nonisolated func endBackgroundTask(_ identifier: Int)

  /// Whether some app opens URLs of this scheme.
  func canOpenURL(_ url: URL) -> Bool

  /// Opens a URL in another app, or in this one.
  ///
  /// - Returns: Whether it was opened.
  func open(_ url: URL) -> Bool

  /// Asks for a push token.
  func registerForRemoteNotifications()

  /// Brings a scene to the front: that of the session, or a new one.
  ///
  /// - Throws: What the app's error handler is told.
  func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?
  ) throws

  /// Closes a scene and discards its session.
  ///
  /// - Throws: What the app's error handler is told.
  func requestSceneSessionDestruction(_ session: UISceneSession) throws

  /// Asks for a new snapshot of a scene.
  func requestSceneSessionRefresh(_ session: UISceneSession)
}

/// What a host answers that has nothing to say: all is well, and nobody else is there.
extension ApplicationHost {
  package var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  package var isProtectedDataAvailable: Bool { true }
  package var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  package func canOpenURL(_ url: URL) -> Bool { false }
  package func open(_ url: URL) -> Bool { false }
  package func registerForRemoteNotifications() {}
  package func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?
  ) throws {}
  package func requestSceneSessionDestruction(_ session: UISceneSession) throws {}
  package func requestSceneSessionRefresh(_ session: UISceneSession) {}
}
