import Foundation

/// Nothing runs by itself: the host of the process begins tasks and ends their time. Requests of an
/// earlier process are not known, and each request is accepted.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Like UIApplication.shared, it is the one of the process that runs.
  private nonisolated(unsafe) static var current = BGTaskScheduler(host: nil, kinds: [:])

  private let host: (any BackgroundTaskHost)?
  private let lock = NSRecursiveLock()
  private var handlers: [String: Handler] = [:]
  /// The identifiers that are registered and not yet reported to the host.
  private var unreported: [String] = []
  private var pending: [BGTaskRequest] = []
  private var running: [(kind: BackgroundTaskKind, task: BGTask, queue: DispatchQueue)] = []
  /// What is known about the kinds of the identifiers.
  package private(set) var kinds: [String: BackgroundTaskKind]
  /// The queue of handlers that are registered without one (F198).
  private let ownQueue = DispatchQueue(label: "BGTaskScheduler")

  private struct Handler {
    let queue: DispatchQueue?
    let call: (BGTask) -> Void
  }

  package init(host: (any BackgroundTaskHost)?, kinds: [String: BackgroundTaskKind]) {
    self.host = host
    self.kinds = kinds
  }

  open class var shared: BGTaskScheduler { current }

  /// A check reports a registration that comes after the launch (F194), and a second one for an
  /// identifier (F196).
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    lock.withLock {
      unreported.append(identifier)
      if handlers[identifier] != nil { return false }
      handlers[identifier] = Handler(queue: queue, call: launchHandler)
      return true
    }
  }

  /// A request for the same identifier is replaced (F200).
  open func submit(_ taskRequest: BGTaskRequest) throws {
    lock.withLock {
      pending.removeAll { $0.identifier == taskRequest.identifier }
      pending.append(taskRequest)
      kinds[taskRequest.identifier] = taskRequest.kind
      // A continued task is registered where it is submitted (F207).
      if taskRequest.kind == .continued { unreported.removeAll { $0 == taskRequest.identifier } }
    }
    host?.submitTask(taskRequest.kind)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { pending.removeAll { $0.identifier == identifier } }
  }

  open func cancelAllTaskRequests() { lock.withLock { pending = [] } }

  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    completionHandler(lock.withLock { pending })
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { pending } }
}

extension BGTaskScheduler {
  public struct Error: Swift.Error, Hashable, Sendable {
    public let code: Code

    public init(_ code: Code) { self.code = code }

    public enum Code: Int, Sendable {
      case unavailable = 1
      /// Too many requests wait (F200).
      case tooManyPendingTaskRequests
      case notPermitted
      /// A continued task cannot begin at once (F208).
      case immediateRunIneligible
    }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
  }
}

// MARK: - The host

extension BGTaskScheduler {
  /// Starts the scheduler of a new process.
  ///
  /// - Parameters:
  ///   - host: What answers for the system.
  ///   - kinds: What is known about the kinds of the app's identifiers.
  /// - Returns: The scheduler, which is ``shared`` until it ends or another one starts.
  package static func start(
    host: any BackgroundTaskHost, kinds: [String: BackgroundTaskKind] = [:]
  ) -> BGTaskScheduler {
    let scheduler = BGTaskScheduler(host: host, kinds: kinds)
    current = scheduler
    return scheduler
  }

  /// Makes this the current scheduler again, after another process has run.
  package func resume() { Self.current = self }

  /// Ends the process of the scheduler.
  package func end() {
    if Self.current === self { Self.current = BGTaskScheduler(host: nil, kinds: [:]) }
    lock.withLock {
      handlers = [:]
      running = []
    }
  }

  /// The identifiers that have a handler, in order.
  package var registered: [String] { lock.withLock { handlers.keys.sorted() } }

  /// Tells the host what was registered since the last call.
  package func reportRegistrations() {
    let identifiers = lock.withLock {
      defer { unreported = [] }
      return unreported
    }
    for identifier in identifiers { host?.registerTask(identifier) }
  }

  /// Whether a handler is registered that may be one for a kind of task.
  package func hasHandler(for kind: BackgroundTaskKind) -> Bool { identifier(for: kind) != nil }

  /// Begins a task: calls its launch handler on its queue.
  ///
  /// - Parameters:
  ///   - kind: What the task is for.
  ///   - complete: Called when the app says that the task is complete.
  /// - Returns: Whether the app has a handler for such a task.
  package func begin(
    _ kind: BackgroundTaskKind, complete: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let identifier = identifier(for: kind),
      let handler = lock.withLock({ handlers[identifier] })
    else { return false }
    let type: BGTask.Type =
      switch kind {
      case .refresh: BGAppRefreshTask.self
      case .processing: BGProcessingTask.self
      case .continued: BGContinuedProcessingTask.self
      }
    let task = type.init(identifier: identifier) { [weak self] task in
      if let self { lock.withLock { self.running.removeAll { $0.task === task } } }
      complete()
    }
    let queue = handler.queue ?? ownQueue
    lock.withLock {
      pending.removeAll { $0.identifier == identifier }
      running.append((kind, task, queue))
    }
    // The system calls the handler on the queue that the app has named for it.
    nonisolated(unsafe) let call = handler.call
    queue.async { call(task) }
    return true
  }

  /// Ends the time of the tasks that have begun.
  package func expire(continued: Bool) {
    let ended = lock.withLock {
      defer { running.removeAll { ($0.kind == .continued) == continued } }
      return running.filter { ($0.kind == .continued) == continued }
    }
    for (_, task, queue) in ended { queue.async { task.expire() } }
  }

  /// The identifier of a task of a kind: one that was asked for, one that is known to be of the kind,
  /// or one of which nothing is known.
  private func identifier(for kind: BackgroundTaskKind) -> String? {
    lock.withLock {
      let asked = pending.first { $0.kind == kind && handlers[$0.identifier] != nil }?.identifier
      let identifiers = handlers.keys.sorted()
      return asked ?? identifiers.first { kinds[$0] == kind }
        ?? (kind == .continued ? nil : identifiers.first { kinds[$0] == nil })
    }
  }
}
