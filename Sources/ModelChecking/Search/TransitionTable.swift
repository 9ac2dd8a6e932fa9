/// The transitions of a state graph as flat arrays, with one index for each state.
@usableFromInline struct TransitionTable: Sendable {
  /// The index of each expanded state's first transition, followed by the number of transitions.
  @usableFromInline var first: [Int32] = [0]
  /// The index of each transition's action.
  @usableFromInline var action: [Int32] = []
  /// The index of each transition's target.
  @usableFromInline var target: [Int32] = []
  /// The number of known states, expanded or not.
  @usableFromInline var stateCount = 0

  @usableFromInline init() {}

  @inlinable var expandedCount: Int { first.count - 1 }

  @inlinable var count: Int { target.count }

  /// The transitions of a state; none for a state that was not expanded.
  func range(of state: Int) -> Range<Int> {
    guard state < expandedCount else { return 0..<0 }
    return Int(first[state])..<Int(first[state + 1])
  }

  /// The states that were expanded and have no transitions.
  /// - Complexity: O(states).
  var ends: [Int] {
    let first = first
    return (0..<expandedCount).filter { first[$0] == first[$0 + 1] }
  }

  /// Appends the transitions of the next state.
  @inlinable mutating func appendState(
    actions: UnsafePointer<Int32>, targets: UnsafePointer<Int32>, count: Int
  ) {
    if count > target.capacity - target.count { reserve(count) }
    action.append(contentsOf: UnsafeBufferPointer(start: actions, count: count))
    target.append(contentsOf: UnsafeBufferPointer(start: targets, count: count))
    first.append(Int32(truncatingIfNeeded: self.count))
  }

  /// Reserves room for more transitions than an array would, because copies take long. Unused room
  /// takes no memory.
  @usableFromInline mutating func reserve(_ more: Int) {
    let capacity = count + max(more, min(3 * count, 1 << 22), count)
    action.reserveCapacity(capacity)
    target.reserveCapacity(capacity)
  }

  /// The source of a transition.
  /// - Complexity: O(log states).
  func source(of transition: Int) -> Int {
    first.firstIndex(from: 0) { $0 > transition } - 1
  }

  /// The source of each transition.
  /// - Complexity: O(transitions).
  var sources: [Int32] {
    let first = first
    return Array(unsafeUninitializedCapacity: count) { sources, count in
      count = sources.count
      for state in 0..<expandedCount {
        for transition in Int(first[state])..<Int(first[state + 1]) {
          sources[transition] = Int32(state)
        }
      }
    }
  }
}

extension [Int32] {
  /// The first index from a given one on whose element passes a test, or the number of elements.
  ///
  /// The elements that pass it come last.
  /// - Complexity: O(log *n*).
  func firstIndex(from start: Int, where test: (Int32) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
