import Dispatch
import Synchronization

/// Threads that share the work of many short phases.
///
/// A phase has some numbered pieces of work. Each idle thread takes the next number, and so does
/// the caller, so that a phase ends even if no other thread ever runs. The numbers that one thread
/// takes in a phase ascend. Between phases the threads spin for a while before they sleep, because
/// a phase is not much longer than a wake-up.
///
/// The other threads end when nobody holds the pool.
@usableFromInline final class ThreadPool: Sendable {
  private let phases: SharedPhases

  /// - Parameters:
  ///   - threads: The number of threads, including the caller's.
  ///   - pieces: The number of pieces in each phase, at most 255; nil for one piece for each
  ///     thread.
  @usableFromInline init(_ threads: Int, pieces: Int? = nil) {
    phases = SharedPhases(threads, pieces: pieces ?? threads)
    for thread in 1..<max(threads, 1) {
      DispatchQueue.global(qos: .userInitiated).async { [phases] in phases.help(as: thread) }
    }
  }

  deinit { phases.finish() }

  /// Calls `body` with the number of each piece and of the thread that runs it. Returns after all
  /// calls have returned. The caller is thread 0.
  @usableFromInline func run(_ body: @Sendable (_ piece: Int, _ thread: Int) -> Void) {
    phases.run(body)
  }
}

/// What the threads of a pool share. They do not hold the pool itself, so that it can end.
private final class SharedPhases: Sendable {
  private let threads: Int
  /// The number of pieces of each phase.
  private let count: Int
  /// The number of the phase times 256, plus the number of the next piece.
  private let next = Atomic<Int>(0)
  /// The number of pieces done in all phases.
  private let done = Atomic<Int>(0)
  private let sleeping = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)
  private let alarm = DispatchSemaphore(value: 0)
  /// The phase for whose end the caller sleeps, or 0.
  private let awaited = Atomic<Int>(0)
  private let end = DispatchSemaphore(value: 0)
  private nonisolated(unsafe) var work: (@Sendable (_ piece: Int, _ thread: Int) -> Void)?
  private nonisolated(unsafe) var phase = 0

  /// How often an idle thread looks for work before it sleeps: for less than a millisecond. In a
  /// debug build, a look takes many times as long.
  #if DEBUG
    private static let spinLimit = 5_000
  #else
    private static let spinLimit = 200_000
  #endif

  init(_ threads: Int, pieces: Int) {
    self.threads = threads
    count = pieces
    next.store(count, ordering: .relaxed)
  }

  /// Ends the other threads.
  func finish() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    for _ in 1..<max(threads, 1) { alarm.signal() }
  }

  func run(_ body: @Sendable (_ piece: Int, _ thread: Int) -> Void) {
    guard threads > 1 else {
      for piece in 0..<count { body(piece, 0) }
      return
    }
    withoutActuallyEscaping(body) { body in
      work = body
      phase += 1
      next.store(phase << 8, ordering: .sequentiallyConsistent)
      for _ in 0..<sleeping.load(ordering: .sequentiallyConsistent) { alarm.signal() }
      while takePiece(as: 0) {}
      awaitEnd()
      work = nil
    }
  }

  private var isDone: Bool { done.load(ordering: .sequentiallyConsistent) == phase * count }

  /// Waits until all pieces of the phase are done. It spins first, because the other threads are
  /// mostly as fast as the caller.
  private func awaitEnd() {
    for _ in 0..<Self.spinLimit where isDone { return }
    awaited.store(phase, ordering: .sequentiallyConsistent)
    // The thread that clears the phase decides whether there will be a signal to wait for.
    if isDone, endWait(phase) { return }
    end.wait()
  }

  /// Clears the phase for which the caller sleeps. Returns whether the caller was asleep.
  ///
  /// A thread may be interrupted between its last piece and this call, when the caller already
  /// waits for a later phase.
  private func endWait(_ phase: Int) -> Bool {
    awaited.compareExchange(
      expected: phase, desired: 0, ordering: .sequentiallyConsistent
    ).exchanged
  }

  /// Runs the next piece of the phase. Returns whether there was one.
  private func takePiece(as thread: Int) -> Bool {
    var ticket = next.load(ordering: .acquiring)
    while ticket & 0xFF < count {
      let (isTaken, current) = next.compareExchange(
        expected: ticket, desired: ticket + 1, ordering: .acquiringAndReleasing)
      if isTaken {
        work?(ticket & 0xFF, thread)
        let pieces = done.add(1, ordering: .sequentiallyConsistent).newValue
        if pieces == (ticket >> 8) * count, endWait(ticket >> 8) { end.signal() }
        return true
      }
      ticket = current
    }
    return false
  }

  func help(as thread: Int) {
    var idle = 0
    while !isOver.load(ordering: .acquiring) {
      if takePiece(as: thread) {
        idle = 0
      } else if idle < Self.spinLimit {
        idle += 1
      } else {
        sleep()
        idle = 0
      }
    }
  }

  private func sleep() {
    sleeping.add(1, ordering: .sequentiallyConsistent)
    // The caller may have begun a phase before it could see this thread asleep.
    if next.load(ordering: .sequentiallyConsistent) & 0xFF >= count { alarm.wait() }
    sleeping.subtract(1, ordering: .sequentiallyConsistent)
  }
}

/// A value shared between threads. The caller prevents races.
@usableFromInline struct Shared<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
