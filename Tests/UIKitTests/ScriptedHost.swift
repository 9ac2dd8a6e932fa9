import Synchronization
import UIKit

/// A host whose answers are set by a test, and which records the requests.
@MainActor final class ScriptedHost: ApplicationHost {
  struct Refusal: Error {}

  struct Tasks {
    var begun: [String] = []
    var ended: [Int] = []
    var expirationHandlers: [@MainActor @Sendable () -> Void] = []
  }

  var applicationState = UIApplication.State.inactive
  var backgroundTimeRemaining: TimeInterval = 30
  var isProtectedDataAvailable = false
  var backgroundRefreshStatus = UIBackgroundRefreshStatus.denied
  var openableSchemes: Set<String> = []
  var refusesScenes = false
  private(set) var opened: [URL] = []
  private(set) var tokensRequested = 0
  private(set) var sceneRequests: [String] = []
  private let tasks = Mutex(Tasks())

  nonisolated var begunTasks: [String] { tasks.withLock { $0.begun } }
  nonisolated var endedTasks: [Int] { tasks.withLock { $0.ended } }

  func expireTasks() {
    for handler in tasks.withLock({ $0.expirationHandlers }) { handler() }
  }

  nonisolated func beginBackgroundTask(
    name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int {
    tasks.withLock { tasks in
      tasks.begun.append(name ?? "unnamed")
      if let expirationHandler { tasks.expirationHandlers.append(expirationHandler) }
      return 100 + tasks.begun.count
    }
  }

  nonisolated func endBackgroundTask(_ identifier: Int) {
    tasks.withLock { $0.ended.append(identifier) }
  }

  func canOpenURL(_ url: URL) -> Bool { openableSchemes.contains(url.scheme ?? "") }

  func open(_ url: URL) -> Bool {
    opened.append(url)
    return canOpenURL(url)
  }

  func registerForRemoteNotifications() {
    tokensRequested += 1
  }

  func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?
  ) throws {
    try request("activate", session?.persistentIdentifier ?? "new")
  }

  func requestSceneSessionDestruction(_ session: UISceneSession) throws {
    try request("destroy", session.persistentIdentifier)
  }

  func requestSceneSessionRefresh(_ session: UISceneSession) {
    sceneRequests.append("refresh \(session.persistentIdentifier)")
  }

  private func request(_ verb: String, _ identifier: String) throws {
    sceneRequests.append("\(verb) \(identifier)")
    if refusesScenes { throw Refusal() }
  }
}

/// Simulates one process: starts an application, and ends it however `body` ends.
@MainActor func withProcess(
  host: ScriptedHost = ScriptedHost(), of delegate: @autoclosure () -> (any UIApplicationDelegate)?,
  _ body: (UIApplication) throws -> Void
) rethrows {
  defer { UIApplication.end() }
  try body(UIApplication.start(host: host, makeDelegate: delegate))
}
