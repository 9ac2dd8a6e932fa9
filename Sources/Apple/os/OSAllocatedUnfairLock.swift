import Foundation

public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  public init(initialState: State) {
    state = initialState
  }

  public init(uncheckedState: State) {
    state = uncheckedState
  }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&state) }
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == () {
  public convenience init() {
    self.init(initialState: ())
  }

  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
}

/// Nothing is marked for Instruments.
public struct OSSignposter: Sendable {
  public struct State: Sendable {}

  public init(subsystem: String, category: String) {}

  public func beginInterval(_ name: StaticString) -> State { State() }
  public func endInterval(_ name: StaticString, _ state: State) {}
  public func emitEvent(_ name: StaticString) {}
}
