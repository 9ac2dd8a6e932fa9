extension StateGraph {
  /// The shortest trace to a state from which no state satisfying the condition can be reached.
  ///
  /// States that were not expanded count as able to: what lies behind them is unknown.
  /// - Complexity: O(states + transitions) time and memory.
  func firstState(unableToReach condition: StatePredicate<Machine>) -> Trace<Machine>? {
    var able = states.indices.map { $0 >= expandedCount || condition.test(states[$0]) }
    var frontier = able.indices.filter { able[$0] }
    let sources = reversedTransitions()
    while let state = frontier.popLast() {
      for index in sources.first[state]..<sources.first[state + 1] {
        let source = Int(sources.source[Int(index)])
        guard !able[source] else { continue }
        able[source] = true
        frontier.append(source)
      }
    }
    return able.firstIndex(of: false).map(shortestTrace(to:))
  }

  /// The sources of the transitions into each state, by counting sort.
  private func reversedTransitions() -> (first: [Int32], source: [Int32]) {
    var first = [Int32](repeating: 0, count: states.count + 2)
    for target in table.target { first[Int(target) + 2] += 1 }
    for state in 2..<first.count { first[state] += first[state - 1] }
    var source = [Int32](repeating: 0, count: transitionCount)
    for state in 0..<expandedCount {
      for index in table.range(of: state) {
        let target = Int(table.target[index]) + 1
        source[Int(first[target])] = Int32(state)
        first[target] += 1
      }
    }
    return (first, source)
  }
}
