import Dispatch
import Synchronization

/// Catches what the code of one process puts off, so that a check decides when it runs.
///
/// Work for the main thread waits here until it is collected. Work for other queues runs there at
/// once, and collecting waits for it. Nothing is caught in a program that is not linked with
/// `DispatchCatching`, which hands work over to ``CatchingContext/current``.
package final class WorkCatcher: Sendable {
  private let state = Mutex(State())
  /// What ``isBusy`` says; read at each step.
  private let hasNews = Atomic<Bool>(false)
  /// Whether anything was ever caught or noted.
  private let isUsed = Atomic<Bool>(false)
  private let change = DispatchSemaphore(value: 0)
  // Only the thread of the check uses it.
  nonisolated(unsafe) private var main: CatchingContext?

  /// How long a block on another queue may take, in seconds of the real clock.
  private static var blockTimeout: Double { 5 }
  /// The same after a block of an earlier life has gone on for longer.
  private static var shortBlockTimeout: Double { 0.5 }
  /// Work for the main thread is handed over if blocks that run on other queues have done nothing for
  /// so long: they may be waiting for it.
  private static var pause: Double { 0.2 }

  /// Whether to wait only shortly, because a block of an earlier life has gone on for too long.
  package var usesShortTimeout: Bool {
    get { state.withLock(\.usesShortTimeout) }
    set { state.withLock { $0.usesShortTimeout = newValue } }
  }

  /// Whether a block has gone on for too long.
  package var hasGivenUp: Bool { state.withLock(\.hasGivenUp) }

  package init() {}

  /// Whether there is anything to collect, to wait for, or to note.
  package var isBusy: Bool { hasNews.load(ordering: .acquiring) }

  /// Runs code of the app on the thread of the check, and catches what it puts off.
  package func catching(_ body: () throws -> Void) rethrows {
    let context = main ?? CatchingContext(self, at: [])
    main = context
    try context.run(body)
  }

  /// The catcher for the next process of a life: this one again if it has caught nothing.
  package var successor: WorkCatcher {
    if isUsed.load(ordering: .acquiring) { return WorkCatcher() }
    state.withLock { $0.isOver = false }
    return self
  }

  /// Runs code of an app whose process ends with it, with what puts its work off.
  package static func dropping<Result>(
    _ body: (WorkCatcher) throws -> Result
  ) rethrows -> Result {
    let catcher = WorkCatcher()
    defer {
      abandon(catcher.collect())
      _ = catcher.end()
    }
    var result: Result?
    try catcher.catching { result = try body(catcher) }
    guard let result else { preconditionFailure("The closure has returned nothing.") }
    return result
  }

  /// Runs what is ready, and gives up what is due later.
  ///
  /// - Parameter limit: The most pieces of work to run.
  package func runReady(atMost limit: Int) {
    var queue = collect()
    for _ in 0..<limit where !queue.isEmpty {
      let work = queue.removeFirst()
      if work.delay == nil { catching { work.run() } } else { Self.abandon([work]) }
      queue += collect()
    }
    Self.abandon(queue)
  }

  /// Gives work up that will never run.
  package static func abandon(_ work: [DeferredWork]) {
    var endings = work.compactMap(\.abandon)
    if endings.isEmpty { return }
    // Ending one operation hands the next one over. One that is always followed by another is left.
    let catcher = WorkCatcher()
    for _ in 0..<maxEndings where !endings.isEmpty {
      catcher.catching { for end in endings { end() } }
      endings = catcher.collect().compactMap(\.abandon)
    }
  }

  private static let maxEndings = 1_000

  /// In which ways code has handed work over that no check can follow.
  package var undriven: Set<String> { state.withLock(\.undriven) }

  /// Ends the process: what waits is released, and what comes later is not received.
  /// - Returns: Whether objects may stay in memory that only waiting work, or the system, refers to.
  package func end() -> Bool {
    if !isUsed.load(ordering: .acquiring) {
      state.withLock { $0.isOver = true }
      return false
    }
    let lost = state.withLock { state in
      defer {
        let undriven = state.undriven
        state = State()
        state.isOver = true
        state.undriven = undriven
      }
      return state
    }
    Self.abandon(lost.arrived.map(\.work))
    return lost.keepsObjects || lost.arrived.contains(where: \.work.isTask)
      || !lost.running.isEmpty
  }
}

// MARK: - Collecting

extension WorkCatcher {
  /// Waits for what runs on other queues, and hands over what has come for the main thread.
  ///
  /// - Returns: The work in an order that depends on the code alone: as if each block on another
  ///   queue had run where it was put off.
  package func collect() -> [DeferredWork] {
    guard hasNews.exchange(false, ordering: .acquiring) else { return [] }
    finishElsewhere()
    var ready: [Arrival] = []
    for entry in state.withLock({ state in
      defer { state.waiting = [] }
      return state.waiting
    }) {
      if entry.isReady() {
        ready.append(Arrival(path: entry.path, work: entry.work))
      } else {
        wait(entry)
      }
    }
    let arrived = state.withLock { state in
      defer { state.arrived = [] }
      return state.arrived
    }
    return (arrived + ready).sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.work)
  }

  private func finishElsewhere() {
    let deadline =
      DispatchTime.now() + (usesShortTimeout ? Self.shortBlockTimeout : Self.blockTimeout)
    while true {
      let (requests, isIdle, hasArrived) = state.withLock { state in
        defer { state.requests = [] }
        return (state.requests, state.running.isEmpty, !state.arrived.isEmpty)
      }
      for request in requests.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
        catching(request.body)
        request.done.signal()
      }
      if isIdle, requests.isEmpty { return }
      let end = hasArrived ? min(deadline, DispatchTime.now() + Self.pause) : deadline
      if change.wait(timeout: end) == .success { continue }
      if DispatchTime.now() >= deadline { return giveUp() }
      // The blocks that still run are waited for when this work has run.
      hasNews.store(true, ordering: .releasing)
      return
    }
  }

  private func giveUp() {
    let seconds = Int(Self.blockTimeout)
    noteUndriven("a block on another queue that goes on for more than \(seconds) seconds")
    state.withLock { state in
      state.running = []
      state.hasGivenUp = true
    }
  }
}

// MARK: - Receiving

extension WorkCatcher {
  func receive(_ work: DeferredWork, at path: [Int]) {
    change { $0.arrived.append(Arrival(path: path, work: work)) }
    // The check may be waiting for the block that puts this off.
    if path.count > 1 { change.signal() }
  }

  func receive(_ work: DeferredWork, at path: [Int], until isReady: @escaping () -> Bool) {
    wait(Waiting(path: path, isReady: isReady, work: work))
  }

  private func wait(_ entry: Waiting) { change { $0.waiting.append(entry) } }

  func begin(_ context: CatchingContext) { change { $0.running.insert(context.path) } }

  func end(_ context: CatchingContext) {
    change { $0.running.remove(context.path) }
    change.signal()
  }

  func runOnMainThread(_ body: @escaping () -> Void, at path: [Int]) {
    let request = Request(path: path, body: body, done: DispatchSemaphore(value: 0))
    change { $0.requests.append(request) }
    change.signal()
    // In a process that is over, the caller waits for ever, as its thread would have ended.
    request.done.wait()
  }

  /// The code of the work that waits for something other than time.
  package var waitingSites: [UInt] {
    // What waits is asked for again and again, so there is always news of it.
    if !isBusy { return [] }
    return state.withLock { state in
      state.waiting.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.work.site)
    }
  }

  /// Whether the process is over.
  var isOver: Bool { state.withLock(\.isOver) }

  func noteUndriven(_ way: String) {
    state.withLock { _ = $0.undriven.insert(way) }
    noteUse()
  }

  func noteKept() {
    state.withLock { $0.keepsObjects = true }
    noteUse()
  }

  private func noteUse() {
    isUsed.store(true, ordering: .releasing)
    hasNews.store(true, ordering: .releasing)
  }

  /// Changes what is known, unless the process is over.
  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      if !state.isOver { body(&state) }
    }
    noteUse()
  }
}

/// What was caught and not collected. Each piece of work is made on one thread and run on another,
/// as with a queue, so what it captures may cross threads.
private struct State: @unchecked Sendable {
  var arrived: [Arrival] = []
  var waiting: [Waiting] = []
  /// The blocks that run on other queues, by their paths.
  var running: Set<[Int]> = []
  var requests: [Request] = []
  var undriven: Set<String> = []
  var keepsObjects = false
  var isOver = false
  var usesShortTimeout = false
  var hasGivenUp = false
}

private struct Arrival {
  let path: [Int]
  let work: DeferredWork
}

private struct Waiting {
  let path: [Int]
  let isReady: () -> Bool
  let work: DeferredWork
}

/// Something that a block on another queue wants to have done on the main thread.
private struct Request {
  let path: [Int]
  let body: () -> Void
  let done: DispatchSemaphore
}
