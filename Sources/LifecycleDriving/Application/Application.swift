import Foundation
import LifecycleModels
import Synchronization
import WorkCatching

/// iOS as the code under test sees it: what it can read, and what it can ask for.
///
/// Each process has its own. Requests feed back into the model: a background task delays suspension
/// until it is ended or expires, and a system sheet makes the app inactive.
///
/// As with UIKit, any thread may begin and end background tasks, call completion handlers, use the
/// task scheduler, read files and submit GPU work. Everything else must be called on the thread that
/// runs the check; a call from another thread is a finding.
public final class Application {
  /// What the code under test has asked for, and what it did wrong.
  var inbox = ApplicationInbox()
  /// The number of windows that the app can have.
  public let windowCount: Int
  /// The callbacks that can come in the lives of the app, as far as its code tells them apart.
  package let delivered: Set<Callback>
  /// Catches what the code under test puts off.
  let catcher: WorkCatcher
  private let stateCode = Atomic<UInt8>(ApplicationState.inactive.rawValue)
  private let readsProtectedData = Atomic<Bool>(true)
  private let thread = pthread_self()
  private let taskNumber = Atomic<Int>(0)
  private let answerNumber = Atomic<Int>(0)
  private let foreign = Mutex<[(path: [Int]?, call: ForeignCall)]>([])
  private let hasForeignCalls = Atomic<Bool>(false)

  init(
    catcher: WorkCatcher = WorkCatcher(), windowCount: Int, delivered: Set<Callback> = []
  ) {
    self.catcher = catcher
    self.windowCount = windowCount
    self.delivered = delivered
  }

  /// The state of the application: the old one in “will” callbacks, the new one in “did” callbacks.
  public internal(set) var state: ApplicationState {
    get {
      if !isOwnThread { note(.breach(.mainThread, Self.offMainThread("applicationState is read"))) }
      return stateNow
    }
    set { stateCode.store(newValue.rawValue, ordering: .relaxed) }
  }

  var stateNow: ApplicationState {
    ApplicationState(rawValue: stateCode.load(ordering: .relaxed)) ?? .inactive
  }

  /// Whether protected files can be read.
  public internal(set) var isProtectedDataAvailable: Bool {
    get { readsProtectedData.load(ordering: .relaxed) }
    set { readsProtectedData.store(newValue, ordering: .relaxed) }
  }

  /// The seconds that have passed since the life began, by the clock of the check.
  ///
  /// No time passes by itself: ``World/lettingTimePass(_:named:in:)`` adds choices that let it pass,
  /// and a background task expires when its time has run down.
  public internal(set) var now: TimeInterval = 0
  /// When the app entered the background, or was given work there.
  var backgroundSince: TimeInterval = 0

  /// The remaining time in seconds by the clock of the check: unlimited in the foreground, and 30 at
  /// the beginning of a stay in the background and of each event there, which is the order of
  /// magnitude in F107.
  public var backgroundTimeRemaining: TimeInterval {
    state == .background ? secondsLeft : .greatestFiniteMagnitude
  }

  /// What is left of the time in the background.
  var secondsLeft: TimeInterval { max(0, Self.backgroundTime - (now - backgroundSince)) }

  /// How long an app may run in the background (F107).
  static var backgroundTime: TimeInterval { 30 }
  /// What is left of that time when an expiration handler is called (F109).
  static var timeLeftAtExpiration: TimeInterval { 1 }
}

// MARK: - Background tasks

extension Application {
  /// Asks for time to finish something, as `beginBackgroundTask(withName:expirationHandler:)` does.
  ///
  /// - Parameters:
  ///   - name: A word for traces.
  ///   - expirationHandler: Called when the time is over; when it returns, the task must be ended.
  /// - Returns: The identifier for ``endBackgroundTask(_:)``.
  @discardableResult
  public func beginBackgroundTask(
    _ name: String = "task", expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    let number = taskNumber.add(1, ordering: .relaxed).newValue
    let task = BackgroundTaskIdentifier(number: number)
    if isOwnThread {
      inbox.begin(task, name: name, handler: expirationHandler)
    } else {
      nonisolated(unsafe) let handler = expirationHandler
      note(.begin(task, name: name, handler: ForeignHandler(call: handler)))
    }
    return task
  }

  /// Ends a background task.
  public func endBackgroundTask(_ task: BackgroundTaskIdentifier) {
    guard isOwnThread else { return note(.end(task)) }
    let ended = inbox.end(task)
    withExtendedLifetime(ended) {}
  }
}

// MARK: - Other requests

extension Application {
  /// Presents a system sheet over the app: Face ID, a permission, a sign-in. The app becomes
  /// inactive, and active again when the user dismisses the sheet.
  public func presentSystemSheet() { ask(.presentSystemSheet) }

  /// Sets the delegate of the user notification centre, as
  /// `UNUserNotificationCenter.current().delegate = …` does.
  ///
  /// Only then is the app sent `Callback.unDidReceiveResponse` and `Callback.unWillPresent`; a
  /// tap that launches the app is sent there only if this was called in a launch callback (F177).
  public func setNotificationDelegate() { ask(.setNotificationDelegate) }

  /// Opens a URL of the app's own scheme.
  public func openOwnURL() { ask(.openOwnURL) }

  /// Opens a URL that another app handles.
  public func openOtherApp() { ask(.openOtherApp) }

  /// Ends the process, as `exit` does, when the callback has returned.
  public func exit() { ask(.exit) }

  /// Registers the launch handler of a task, as
  /// `BGTaskScheduler.shared.register(forTaskWithIdentifier:using:launchHandler:)` does. It is a
  /// breach after the launch, and for an identifier that is registered already (F193, F194, F196).
  ///
  /// A continued task, which is registered when it is submitted, does not need it (F207).
  public func registerTask(_ identifier: String) {
    if isOwnThread { inbox.register(identifier) } else { note(.register(identifier)) }
  }

  /// Submits a request for a refresh or processing task, as `BGTaskScheduler.shared.submit(_:)`
  /// does. The task may begin at any time from now on, or never.
  public func submitTask() { askFromAnyThread(.submitTask) }

  /// Submits a continued task, as `submit(_:)` does with a `BGContinuedProcessingTaskRequest`: it
  /// begins in the foreground, or is refused, and goes on when the user leaves the app. Systems
  /// before iOS 26 ignore it.
  public func submitContinuedTask() { askFromAnyThread(.submitContinuedTask) }

  /// Runs work later, as the main queue does: first in, first out, whenever code of the app can
  /// run, and never if the process dies first.
  public func schedule(_ name: String, _ work: @escaping () -> Void) {
    guard isOwnThread else { return noteMisplaced("schedule") }
    inbox.mainQueue.schedule(name, work)
  }

  /// Reports that a protected file or keychain item is read, a breach while it is unavailable.
  public func readProtectedData(_ name: String = "a protected file") {
    guard !isProtectedDataAvailable else { return }
    breach(.protectedData, "\(name) is read while protected data is unavailable")
  }

  /// Reports that GPU commands are submitted, a breach in the background.
  public func submitGPUWork(_ name: String = "GPU work") {
    guard stateNow == .background else { return }
    breach(.gpuWork, "\(name) is submitted in the background")
  }

  /// Runs the work on the main queue, like code that runs the main run loop while it waits. Work
  /// that is scheduled meanwhile stays in the queue.
  ///
  /// Inside a callback this is a breach: other code runs before the callback has returned.
  public func runMainQueue() {
    guard isOwnThread else { return noteMisplaced("runMainQueue") }
    if inbox.isCalling {
      inbox.breach(.reentrancy, "the main run loop is run inside a callback")
    }
    for _ in inbox.mainQueue.ready.indices where !inbox.mainQueue.ready.isEmpty {
      inbox.mainQueue.takeFirst().run()
    }
  }

  func noteMissingMethod() { inbox.lacksMethod = true }

  func answer(_ value: Bool) {
    guard isOwnThread else { return noteMisplaced("answer") }
    inbox.answer = value
  }

  func complete(event: Int) {
    if isOwnThread { inbox.complete(event: event) } else { note(.complete(event: event)) }
  }

  func complete(task: Int) {
    if isOwnThread { inbox.complete(task: task) } else { note(.completeTask(task)) }
  }

  /// Notes that the app owes a call of a completion handler.
  /// - Returns: What is to be called instead of it, on any thread.
  func expectAnswer(to callback: Callback) -> @Sendable () -> Void {
    let number = answerNumber.add(1, ordering: .relaxed).newValue
    inbox.expectAnswer(number, to: callback)
    // Other threads only note the call.
    nonisolated(unsafe) let application = self
    return { application.receiveAnswer(number, to: callback) }
  }

  private func receiveAnswer(_ number: Int, to callback: Callback) {
    if isOwnThread {
      inbox.receiveAnswer(number, to: callback)
    } else {
      note(.receiveAnswer(number, to: callback))
    }
  }

  /// Releases what the process held, because it is dead.
  func end() {
    // The old inbox is released only after it was replaced: deinitialisers of what it held may call
    // the application.
    let remains = inbox
    inbox = ApplicationInbox()
    withExtendedLifetime(remains) {}
  }

  func ask(_ request: AppRequest) {
    guard isOwnThread else { return noteMisplaced(request.name) }
    // A new request for a task replaces the one that is pending (F200).
    if request.submitsTask, inbox.requests.contains(request) { return }
    inbox.requests.append(request)
  }

  private func askFromAnyThread(_ request: AppRequest) {
    if isOwnThread { ask(request) } else { note(.ask(request)) }
  }

  private func breach(_ obligation: AppObligation, _ detail: String) {
    if isOwnThread { inbox.breach(obligation, detail) } else { note(.breach(obligation, detail)) }
  }
}

// MARK: - Threads

extension Application {
  var isOwnThread: Bool { pthread_equal(pthread_self(), thread) != 0 }

  private func note(_ call: ForeignCall) {
    let path = CatchingContext.current?.path
    foreign.withLock { $0.append((path, call)) }
    hasForeignCalls.store(true, ordering: .releasing)
  }

  func noteMisplaced(_ name: String) {
    note(.breach(.mainThread, Self.offMainThread("\(name) is called")))
  }

  private static func offMainThread(_ call: String) -> String {
    "\(call) on a thread that is not the main one"
  }

  /// Accepts what other threads have asked for since the last step.
  func collectForeignCalls() {
    guard hasForeignCalls.exchange(false, ordering: .acquiring) else { return }
    let calls = foreign.withLock { calls in
      defer { calls = [] }
      return calls
    }
    // In the order of the blocks that made them; the calls of threads of the code's own come last.
    let ordered = calls.enumerated().sorted { first, second in
      guard let one = first.element.path, let other = second.element.path, one != other else {
        let isOwn = (first.element.path != nil, second.element.path != nil)
        return isOwn.0 == isOwn.1 ? first.offset < second.offset : isOwn.0
      }
      return one.lexicographicallyPrecedes(other)
    }
    for call in ordered.map(\.element.call) {
      switch call {
      case .begin(let task, let name, let handler):
        inbox.begin(task, name: name, handler: handler.call)
      case .end(let task): endBackgroundTask(task)
      case .complete(let event): inbox.complete(event: event)
      case .completeTask(let task): inbox.complete(task: task)
      case .receiveAnswer(let number, let callback): inbox.receiveAnswer(number, to: callback)
      case .register(let identifier): inbox.register(identifier)
      case .ask(let request): ask(request)
      case .breach(let obligation, let detail): inbox.breach(obligation, detail)
      }
    }
  }
}

/// A call from a thread other than that of the check.
private enum ForeignCall {
  case begin(BackgroundTaskIdentifier, name: String, handler: ForeignHandler)
  case end(BackgroundTaskIdentifier)
  case complete(event: Int)
  case completeTask(Int)
  case receiveAnswer(Int, to: Callback)
  case register(String)
  case ask(AppRequest)
  case breach(AppObligation, String)
}

/// An expiration handler on its way to the main thread, the only one that calls it.
private struct ForeignHandler: @unchecked Sendable {
  let call: (() -> Void)?
}

/// The state of the application as its delegate can read it.
public enum ApplicationState: UInt8, CaseIterable, Hashable, Sendable {
  /// In the foreground, receiving events.
  case active
  /// In the foreground, not receiving events.
  case inactive
  /// Off screen.
  case background

  /// The state that running code can read in a state of the process.
  init(_ execution: ExecutionState) {
    switch execution {
    case .active: self = .active
    case .inactive: self = .inactive
    default: self = .background
    }
  }
}
