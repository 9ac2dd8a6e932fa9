import Dispatch
import Synchronization

/// Threads that share the work of many short phases.
///
/// A phase has one numbered piece of work for each thread. A thread that is free takes the next
/// number, and so does the caller, so that a phase ends even if no other thread ever runs. Between
/// phases the threads spin for a while before they go to sleep, because a phase is shorter than the
/// time that waking up takes.
@usableFromInline final class ThreadPool: Sendable {
  private let count: Int
  /// The number of the phase, times 256, and the next number of its work.
  private let next = Atomic<Int>(0)
  /// The number of pieces done in all phases.
  private let done = Atomic<Int>(0)
  private let sleeping = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)
  private let alarm = DispatchSemaphore(value: 0)
  /// The phase whose end the caller waits for asleep, or 0.
  private let awaited = Atomic<Int>(0)
  private let end = DispatchSemaphore(value: 0)
  private nonisolated(unsafe) var work: (@Sendable (Int) -> Void)?
  private nonisolated(unsafe) var phase = 0

  /// How often an idle thread looks for work before it sleeps: for some tenths of a millisecond.
  private static let patience = 50_000

  @usableFromInline init(_ count: Int) {
    self.count = count
    next.store(count, ordering: .relaxed)
    for _ in 1..<max(count, 1) {
      DispatchQueue.global(qos: .userInitiated).async { self.help() }
    }
  }

  /// Ends the other threads.
  @usableFromInline func finish() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    for _ in 1..<max(count, 1) { alarm.signal() }
  }

  /// Calls `body` with each number below the thread count; returns when all calls have returned.
  @usableFromInline func run(_ body: @Sendable (Int) -> Void) {
    guard count > 1 else { return body(0) }
    withoutActuallyEscaping(body) { body in
      work = body
      phase += 1
      next.store(phase << 8, ordering: .sequentiallyConsistent)
      for _ in 0..<sleeping.load(ordering: .sequentiallyConsistent) { alarm.signal() }
      while takePiece() {}
      awaitEnd()
      work = nil
    }
  }

  private var isDone: Bool { done.load(ordering: .sequentiallyConsistent) == phase * count }

  /// Waits until all pieces of the phase are done. It spins first: the other threads are mostly as
  /// fast as the caller.
  private func awaitEnd() {
    for _ in 0..<Self.patience where isDone { return }
    awaited.store(phase, ordering: .sequentiallyConsistent)
    // The thread that takes the phase back decides whether there will be a signal to wait for.
    if isDone, takeBackAwaited(phase) { return }
    end.wait()
  }

  /// Whether the caller was asleep until the end of this phase; it no longer is.
  ///
  /// A thread may be interrupted between its last piece and this question, and ask when the caller
  /// already waits for a later phase.
  private func takeBackAwaited(_ phase: Int) -> Bool {
    awaited.compareExchange(
      expected: phase, desired: 0, ordering: .sequentiallyConsistent
    ).exchanged
  }

  /// Does the next piece of the phase's work; returns whether there was one.
  private func takePiece() -> Bool {
    var ticket = next.load(ordering: .acquiring)
    while ticket & 0xFF < count {
      let (isTaken, current) = next.compareExchange(
        expected: ticket, desired: ticket + 1, ordering: .acquiringAndReleasing)
      if isTaken {
        work?(ticket & 0xFF)
        let pieces = done.add(1, ordering: .sequentiallyConsistent).newValue
        if pieces == (ticket >> 8) * count, takeBackAwaited(ticket >> 8) { end.signal() }
        return true
      }
      ticket = current
    }
    return false
  }

  private func help() {
    var idle = 0
    while !isOver.load(ordering: .acquiring) {
      if takePiece() {
        idle = 0
      } else if idle < Self.patience {
        idle += 1
      } else {
        sleep()
        idle = 0
      }
    }
  }

  private func sleep() {
    sleeping.add(1, ordering: .sequentiallyConsistent)
    // The caller may have begun a phase before it could see that this thread sleeps.
    if next.load(ordering: .sequentiallyConsistent) & 0xFF >= count { alarm.wait() }
    sleeping.subtract(1, ordering: .sequentiallyConsistent)
  }
}

/// A value shared between threads; the caller ensures that there is no race.
@usableFromInline struct Shared<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
