import Dispatch

/// Runs the same work on several threads at once.
@usableFromInline enum Threads {
  /// Calls `work` with each number below `count`, and returns when all calls have.
  @usableFromInline static func run(_ count: Int, _ work: @Sendable (Int) -> Void) {
    if count == 1 {
      work(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
  }
}

/// A value that the caller takes care to share between threads without a race.
@usableFromInline struct Shared<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
