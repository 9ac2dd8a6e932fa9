import WorkCatching

/// What waits for the main thread of a process: the main queue, and timers.
struct MainQueue {
  /// What can run as soon as the main thread is free, first in, first out.
  private(set) var ready: [Work] = []
  /// What is not due yet, in the order in which it will be.
  private(set) var later: [(due: Double, work: Work)] = []

  /// A piece of work.
  struct Work {
    /// What tells it from other work, for people.
    let name: String
    /// The work as it was caught; nil if it comes from ``Application/schedule(_:_:)``.
    let caught: DeferredWork?
    let run: () -> Void

    /// What tells it from other work of that name; see ``DeferredWork/site``.
    var site: UInt { caught?.site ?? 0 }
  }

  /// Leaves out what was cancelled.
  mutating func removeCancelled() {
    ready.removeAll { $0.caught?.isCancelled() == true }
    later.removeAll { $0.work.caught?.isCancelled() == true }
  }

  private var caught: [DeferredWork] { (ready + later.map(\.work)).compactMap(\.caught) }

  /// Whether nothing waits.
  var isEmpty: Bool { ready.isEmpty && later.isEmpty }

  /// Whether work waits whose objects stay in memory if it is never run.
  var holdsTasks: Bool { !isEmpty && caught.contains(where: \.isTask) }

  /// Adds work that a test has scheduled.
  mutating func schedule(_ name: String, _ work: @escaping () -> Void) {
    ready.append(Work(name: name, caught: nil, run: work))
  }

  /// Adds work that was caught.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - origin: What the code was doing when it put the work off.
  ///   - now: The time, by the clock of the check.
  mutating func add(_ work: DeferredWork, from origin: String, at now: Double) {
    let piece = Work(name: origin, caught: work, run: work.run)
    guard let delay = work.delay else { return ready.append(piece) }
    let index = later.firstIndex { $0.due > now + delay } ?? later.endIndex
    later.insert((now + delay, piece), at: index)
  }

  /// Takes the work that has waited longest.
  mutating func takeFirst() -> Work { ready.removeFirst() }

  /// Takes the work that has waited longest and runs before the next event; nil if there is none.
  ///
  /// An operation does in every order: the queue of operations belongs to no process, and hands over
  /// no other one while one waits.
  mutating func takeFirstPrompt(in order: DeferredWorkOrder) -> Work? {
    ready.firstIndex { work in
      work.caught.map { order == .prompt || $0.abandon != nil } ?? false
    }.map { ready.remove(at: $0) }
  }

  /// Makes ready what is due.
  mutating func noteTime(_ now: Double) {
    while let first = later.first, first.due <= now {
      ready.append(first.work)
      later.removeFirst()
    }
  }

  /// Gives up all work, because the process is over.
  func abandon() {
    if !isEmpty { WorkCatcher.abandon(caught) }
  }

  /// Takes the work that is due next; the caller lets the time pass until then.
  mutating func takeNextDue() -> Work { later.removeFirst().work }
}
