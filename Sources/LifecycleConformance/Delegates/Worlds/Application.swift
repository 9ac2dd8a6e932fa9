import Foundation
import LifecycleModels
import Synchronization

/// iOS as the code under test sees it: what it can read, and what it can ask for.
///
/// There is one for each process. What is asked feeds back into the model: a background task holds
/// off suspension until it is ended or expires, a system sheet makes the app inactive.
///
/// Background tasks can be begun and ended on any thread, as with UIKit; everything else is for the
/// thread that runs the check, and a call from another one is a finding.
public final class Application {
  /// What the code under test has asked for, and what it has done wrong in asking.
  var inbox = ApplicationInbox()
  private let stateCode = Atomic<UInt8>(ApplicationState.inactive.rawValue)
  private let readsProtectedData = Atomic<Bool>(true)
  private let thread = pthread_self()
  private let taskNumber = Atomic<Int>(0)
  private let foreign = Mutex<[ForeignCall]>([])
  private let hasForeignCalls = Atomic<Bool>(false)

  init() {}

  /// The state of the application: in a “will” callback the old one, in a “did” callback the new.
  public internal(set) var state: ApplicationState {
    get {
      if !isOwnThread { note(.state) }
      return ApplicationState(rawValue: stateCode.load(ordering: .relaxed)) ?? .inactive
    }
    set { stateCode.store(newValue.rawValue, ordering: .relaxed) }
  }

  /// Whether protected files can be read.
  public internal(set) var isProtectedDataAvailable: Bool {
    get { readsProtectedData.load(ordering: .relaxed) }
    set { readsProtectedData.store(newValue, ordering: .relaxed) }
  }

  /// Seconds: without limit in the foreground, 30 in the background, as an order of magnitude (F107).
  public var backgroundTimeRemaining: TimeInterval {
    state == .background ? 30 : .greatestFiniteMagnitude
  }
}

// MARK: - Background tasks

extension Application {
  /// Asks for time to finish something, as `beginBackgroundTask(withName:expirationHandler:)` does.
  ///
  /// - Parameters:
  ///   - name: A word for traces.
  ///   - expirationHandler: Called when the time is over; when it returns, the task must be ended.
  /// - Returns: What ``endBackgroundTask(_:)`` takes.
  @discardableResult
  public func beginBackgroundTask(
    _ name: String = "task", expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTask {
    let number = taskNumber.add(1, ordering: .relaxed).newValue
    let task = BackgroundTask(number: number)
    if isOwnThread {
      inbox.begin(task, name: name, handler: expirationHandler)
    } else {
      nonisolated(unsafe) let handler = expirationHandler
      note(.begin(task, name: name, handler: ForeignHandler(call: handler)))
    }
    return task
  }

  /// Tells that what a task was begun for is done.
  public func endBackgroundTask(_ task: BackgroundTask) {
    if isOwnThread { inbox.end(task) } else { note(.end(task)) }
  }
}

// MARK: - Other requests

extension Application {
  /// Presents something of the system over the app: Face ID, a permission, a sign-in. The app
  /// becomes inactive, and active again when the user dismisses it.
  public func presentSystemSheet() { ask(.presentSystemSheet) }

  /// Opens a URL of the app's own scheme.
  public func openOwnURL() { ask(.openOwnURL) }

  /// Opens a URL that leads to another app.
  public func openOtherApp() { ask(.openOtherApp) }

  /// Ends the process, as `exit` does, when the callback has returned.
  public func exit() { ask(.exit) }

  /// Runs some work later, as the main queue does: first in, first out, whenever code of the app can
  /// run, and never if the process dies before.
  public func schedule(_ name: String, _ work: @escaping () -> Void) {
    guard isOwnThread else { return note(.other("schedule")) }
    inbox.scheduled.append((name, work))
  }

  /// Tells that a protected file or keychain item is read: a breach if it cannot be.
  public func readProtectedData(_ name: String = "a protected file") {
    guard !isProtectedDataAvailable else { return }
    inbox.breach(.protectedData, "\(name) is read while protected data is unavailable")
  }

  /// Tells that GPU commands are submitted: a breach in the background.
  public func submitGPUWork(_ name: String = "GPU work") {
    guard state == .background else { return }
    inbox.breach(.gpuWork, "\(name) is submitted in the background")
  }

  /// Runs what waits on the main queue, as code does that runs the main run loop while it waits.
  ///
  /// Inside a callback this lets other code in before the callback has returned: a breach.
  public func runMainQueue() {
    guard isOwnThread else { return note(.other("runMainQueue")) }
    if inbox.isCalling {
      inbox.breach(.reentrancy, "the main run loop is run inside a callback")
    }
    while !inbox.scheduled.isEmpty { inbox.scheduled.removeFirst().work() }
  }

  /// The process is dead; what it held is let go.
  func end() {
    inbox = ApplicationInbox()
    inbox.isDead = true
  }

  private func ask(_ request: AppRequest) {
    guard isOwnThread else { return note(.other(request.ruleName)) }
    inbox.requests.append(request)
  }
}

// MARK: - Threads

extension Application {
  private var isOwnThread: Bool { pthread_equal(pthread_self(), thread) != 0 }

  private func note(_ call: ForeignCall) {
    foreign.withLock { $0.append(call) }
    hasForeignCalls.store(true, ordering: .releasing)
  }

  /// Takes over what other threads have asked for since the last step.
  func collectForeignCalls() {
    guard hasForeignCalls.exchange(false, ordering: .acquiring) else { return }
    for call in foreign.withLock({ calls in
      defer { calls = [] }
      return calls
    }) {
      switch call {
      case .begin(let task, let name, let handler):
        inbox.begin(task, name: name, handler: handler.call)
      case .end(let task): inbox.end(task)
      case .state:
        inbox.breach(.mainThread, "applicationState is read on a thread that is not the main one")
      case .other(let name):
        inbox.breach(.mainThread, "\(name) is called on a thread that is not the main one")
      }
    }
  }
}

/// A call from a thread that is not the one of the check.
private enum ForeignCall {
  case begin(BackgroundTask, name: String, handler: ForeignHandler)
  case end(BackgroundTask)
  case state
  case other(String)
}

/// An expiration handler on its way to the main thread, where alone it is called.
private struct ForeignHandler: @unchecked Sendable {
  let call: (() -> Void)?
}
