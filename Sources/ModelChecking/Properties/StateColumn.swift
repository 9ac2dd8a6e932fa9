/// The values of a condition on states, each found when it is first asked for.
///
/// It is not generic, because the code that asks is not compiled for each machine.
final class StateColumn {
  private static let (unknown, no, yes): (UInt8, UInt8, UInt8) = (0, 1, 2)

  private let test: (Int) -> Bool
  private let values: UnsafeMutableBufferPointer<UInt8>

  convenience init<State>(of stored: StoredStateTest<State>, in states: StoredStates<State>) {
    self.init(count: states.count) { stored.testStored(states.pointer, $0) }
  }

  private init(count: Int, test: @escaping (Int) -> Bool) {
    self.test = test
    values = .allocate(capacity: count)
    values.initialize(repeating: Self.unknown)
  }

  deinit { values.deallocate() }

  /// Whether the state at a position satisfies the condition.
  subscript(state: Int) -> Bool {
    if values[state] == Self.unknown { values[state] = test(state) ? Self.yes : Self.no }
    return values[state] == Self.yes
  }

  /// The column as seen through a pointer, for loops in which counting references would take longer
  /// than reading. It must not be used after the column is gone.
  struct Reader {
    fileprivate let values: UnsafePointer<UInt8>
    fileprivate let column: Unmanaged<StateColumn>

    @inline(__always) subscript(state: Int) -> Bool {
      let value = values[state]
      if value == StateColumn.unknown { return column._withUnsafeGuaranteedRef { $0[state] } }
      return value == StateColumn.yes
    }
  }

  var reader: Reader {
    Reader(
      values: UnsafePointer(values.baseAddress.unsafelyUnwrapped),
      column: .passUnretained(self))
  }

  static prefix func ! (column: StateColumn) -> StateColumn {
    StateColumn(count: column.values.count) { !column[$0] }
  }

  static func && (left: StateColumn, right: StateColumn) -> StateColumn {
    StateColumn(count: left.values.count) { left[$0] && right[$0] }
  }

  static func || (left: StateColumn, right: StateColumn) -> StateColumn {
    StateColumn(count: left.values.count) { left[$0] || right[$0] }
  }
}

/// States of an array, for code that is not compiled for them.
///
/// Such code would copy each state that it reads from the array before it passes it on. The elements of
/// an array stay where they are while it is neither changed nor released, and this keeps it.
struct StoredStates<State> {
  private let states: [State]
  private let first: UnsafePointer<State>?

  init(_ states: [State]) {
    self.states = states
    // A closure: a key path is made anew each time that it is used by code that is not specialised.
    first = states.withUnsafeBufferPointer { $0.baseAddress }
  }

  var count: Int { states.count }

  /// Where the states are, one after the other.
  /// - Precondition: There is one.
  var pointer: UnsafePointer<State> { first.unsafelyUnwrapped }
}
