import Foundation
import LifecycleModels
import Synchronization

/// iOS as the code under test sees it: what it can read, and what it can ask for.
///
/// There is one for each process. What is asked feeds back into the model: a background task holds
/// off suspension until it is ended or expires, a system sheet makes the app inactive.
///
/// Background tasks can be begun and ended on any thread, as with UIKit, and completion handlers be
/// called; files can be read and GPU work be submitted there. Everything else is for the thread that
/// runs the check, and a call from another one is a finding.
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
      if !isOwnThread { note(.breach(.mainThread, Self.offMainThread("applicationState is read"))) }
      return stateNow
    }
    set { stateCode.store(newValue.rawValue, ordering: .relaxed) }
  }

  private var stateNow: ApplicationState {
    ApplicationState(rawValue: stateCode.load(ordering: .relaxed)) ?? .inactive
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
    guard isOwnThread else { return note(.end(task)) }
    let ended = inbox.end(task)
    withExtendedLifetime(ended) {}
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
    guard isOwnThread else { return noteMisplaced("schedule") }
    inbox.scheduled.append((name, work))
  }

  /// Tells that a protected file or keychain item is read: a breach if it cannot be.
  public func readProtectedData(_ name: String = "a protected file") {
    guard !isProtectedDataAvailable else { return }
    breach(.protectedData, "\(name) is read while protected data is unavailable")
  }

  /// Tells that GPU commands are submitted: a breach in the background.
  public func submitGPUWork(_ name: String = "GPU work") {
    guard stateNow == .background else { return }
    breach(.gpuWork, "\(name) is submitted in the background")
  }

  /// Runs what waits on the main queue, as code does that runs the main run loop while it waits.
  /// What is scheduled meanwhile waits for the next time.
  ///
  /// Inside a callback this lets other code in before the callback has returned: a breach.
  public func runMainQueue() {
    guard isOwnThread else { return noteMisplaced("runMainQueue") }
    if inbox.isCalling {
      inbox.breach(.reentrancy, "the main run loop is run inside a callback")
    }
    for _ in inbox.scheduled.indices where !inbox.scheduled.isEmpty {
      inbox.scheduled.removeFirst().work()
    }
  }

  func answer(_ value: Bool) {
    guard isOwnThread else { return noteMisplaced("answer") }
    inbox.answer = value
  }

  func complete(event: Int) {
    if isOwnThread { inbox.complete(event: event) } else { note(.complete(event: event)) }
  }

  /// The process is dead; what it held is let go.
  func end() {
    // Let go only when nothing looks at the inbox: what it held may speak to the application.
    let remains = inbox
    inbox = ApplicationInbox()
    withExtendedLifetime(remains) {}
  }

  private func ask(_ request: AppRequest) {
    guard isOwnThread else { return noteMisplaced(request.name) }
    inbox.requests.append(request)
  }

  private func breach(_ duty: AppDuty, _ detail: String) {
    if isOwnThread { inbox.breach(duty, detail) } else { note(.breach(duty, detail)) }
  }
}

// MARK: - Threads

extension Application {
  private var isOwnThread: Bool { pthread_equal(pthread_self(), thread) != 0 }

  private func note(_ call: ForeignCall) {
    foreign.withLock { $0.append(call) }
    hasForeignCalls.store(true, ordering: .releasing)
  }

  private func noteMisplaced(_ name: String) {
    note(.breach(.mainThread, Self.offMainThread("\(name) is called")))
  }

  private static func offMainThread(_ deed: String) -> String {
    "\(deed) on a thread that is not the main one"
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
      case .end(let task): endBackgroundTask(task)
      case .complete(let event): inbox.complete(event: event)
      case .breach(let duty, let detail): inbox.breach(duty, detail)
      }
    }
  }
}

/// A call from a thread that is not the one of the check.
private enum ForeignCall {
  case begin(BackgroundTask, name: String, handler: ForeignHandler)
  case end(BackgroundTask)
  case complete(event: Int)
  case breach(AppDuty, String)
}

/// An expiration handler on its way to the main thread, where alone it is called.
private struct ForeignHandler: @unchecked Sendable {
  let call: (() -> Void)?
}
