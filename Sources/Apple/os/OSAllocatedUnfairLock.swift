import Foundation

/// A lock with the state that it protects.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  /// Creates a lock with a state.
  public init(initialState: State) {
    state = initialState
  }

  /// Creates a lock with a state that may be shared without one.
  public init(uncheckedState: State) {
    state = uncheckedState
  }

  /// Calls a closure with the state while nobody else has it.
  ///
  /// - Parameter body: The closure; it must not lock again.
  /// - Returns: What the closure returns.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&state) }
  }

  /// Calls a closure with the state while nobody else has it.
  ///
  /// - Parameter body: The closure; it must not lock again.
  /// - Returns: What the closure returns.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == () {
  /// Creates a lock that protects nothing by itself.
  public convenience init() {
    self.init(initialState: ())
  }

  /// Waits until nobody has the lock, and takes it.
  public func lock() { mutex.lock() }

  /// Gives the lock back.
  public func unlock() { mutex.unlock() }
}

/// Marks stretches of time for Instruments; here nothing is marked.
public struct OSSignposter: Sendable {
  /// What ends a stretch.
  public struct State: Sendable {}

  /// Creates a signposter.
  ///
  /// - Parameters:
  ///   - subsystem: Ignored.
  ///   - category: Ignored.
  public init(subsystem: String, category: String) {}

  /// Begins a stretch.
  ///
  /// - Parameter name: Ignored.
  /// - Returns: What ends it.
  public func beginInterval(_ name: StaticString) -> State { State() }

  /// Ends a stretch.
  ///
  /// - Parameters:
  ///   - name: Ignored.
  ///   - state: Ignored.
  public func endInterval(_ name: StaticString, _ state: State) {}

  /// Marks a place in time.
  ///
  /// - Parameter name: Ignored.
  public func emitEvent(_ name: StaticString) {}
}
