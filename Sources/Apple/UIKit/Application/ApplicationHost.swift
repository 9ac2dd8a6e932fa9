import Synchronization

/// Plays the system for an application: answers its questions and receives its requests.
///
/// The code that drives a delegate is the host. It knows the state of the process, and it decides
/// what a request leads to. It is passed to ``UIApplication/start(host:makeDelegate:)``. Background
/// tasks may begin and end on any thread, as in UIKit; all other calls come on the main actor.
@MainActor package protocol ApplicationHost: AnyObject, Sendable {
  /// The state of the app.
  var applicationState: UIApplication.State { get }

  /// The number of seconds for which the app may still run in the background.
  var backgroundTimeRemaining: TimeInterval { get }

  /// Whether protected files can be read.
  var isProtectedDataAvailable: Bool { get }

  /// Whether the app may refresh in the background.
  var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }

  /// Begins a background task.
  ///
  /// - Parameters:
  ///   - name: The app's name for the task.
  ///   - expirationHandler: Called by the host shortly before the time is up.
  /// - Returns: The raw identifier; that of ``UIBackgroundTaskIdentifier/invalid`` if refused.
  nonisolated func beginBackgroundTask(
    name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int

  /// Ends a background task.
  ///
  /// - Parameter identifier: The raw identifier that the app passed, unchecked.
  nonisolated func endBackgroundTask(_ identifier: Int)

  /// Whether some app opens URLs of this scheme.
  func canOpenURL(_ url: URL) -> Bool

  func open(_ url: URL) -> Bool

  /// Asks for a push token.
  func registerForRemoteNotifications()

  /// Brings a scene to the front: the scene of the session, or a new one.
  ///
  /// - Throws: The error that the app's error handler receives.
  func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?
  ) throws

  /// Closes a scene and discards its session.
  ///
  /// - Throws: The error that the app's error handler receives.
  func requestSceneSessionDestruction(_ session: UISceneSession) throws

  /// Asks for a new snapshot of a scene.
  func requestSceneSessionRefresh(_ session: UISceneSession)
}

/// The default answers: nothing is restricted, and no other app is installed.
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

/// The host of an application that is not driven, as in a plain unit test.
///
/// The application is always active. Every background task is granted, and none expires.
final class StandaloneHost: ApplicationHost {
  private let tasksBegun = Atomic(0)

  var applicationState: UIApplication.State { .active }

  nonisolated func beginBackgroundTask(
    name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int {
    tasksBegun.add(1, ordering: .relaxed).newValue
  }

  nonisolated func endBackgroundTask(_ identifier: Int) {}
}
