// The nearest states and transitions, and among those equally near the ones whose traces cost least.
extension StateGraph {
  /// Whether a state was expanded and has no transitions.
  func isTerminal(_ state: Int) -> Bool {
    state < expandedCount && table.range(of: state).isEmpty
  }

  /// The value of a condition in each state.
  func truth(of condition: StatePredicate<Machine>) -> (_ state: Int) -> Bool {
    let (test, states) = (condition.stored.testStored, StoredStates(states))
    return { test(states.pointer, $0) }
  }

  /// The trace to the nearest state in which a condition has a value; among equally near ones, the
  /// cheapest.
  func nearestState(
    where condition: StatePredicate<Machine>, is value: Bool
  ) -> Trace<Machine>? {
    let holds = truth(of: condition)
    return nearestState { holds($0) == value }
  }

  /// The trace to the nearest state that passes a test, the cheapest of those equally near.
  func nearestState(where test: (Int) -> Bool) -> Trace<Machine>? {
    guard let first = states.indices.first(where: test) else { return nil }
    guard let traceCosts else { return shortestTrace(to: first) }
    let near = first..<depths.firstIndex(from: first) { $0 > depths[first] }
    return near.filter(test).min(by: traceCosts.isBefore).map(shortestTrace(to:))
  }

  /// The nearest transition that satisfies a condition, the cheapest of those equally near.
  func nearestTransition(where condition: StepPredicate<Machine>) -> Int? {
    let condition = condition.indexed(in: states)
    let first = firstTransition(where: condition)
    guard let first, let traceCosts else { return first }
    return transitions(asNearAs: first, where: condition).min {
      traceCosts.isBefore($0, $1, in: table)
    }
  }

  /// Whether any transition satisfies a condition.
  func hasTransition(where condition: StepPredicate<Machine>) -> Bool {
    firstTransition(where: condition.indexed(in: states)) != nil
  }

  /// The first transition found is a nearest one, because transitions are numbered by the depth of
  /// their sources.
  private func firstTransition(where condition: IndexedCondition<Machine>) -> Int? {
    let (sorted, actions) = (lists.byAction, actions)
    var first = Int32(table.count)
    for number in 0..<sorted.actionCount {
      switch condition.rest(for: actions[number]) {
      case .decided(false): break
      case .decided(true):
        let positions = sorted.positions(of: number)
        if !positions.isEmpty { first = min(first, sorted.transitions[positions.lowerBound]) }
      case .open(let tests):
        let positions = sorted.positions(of: number, within: 0..<Int(first))
        first = sorted.first(at: positions, passing: tests) ?? first
      }
    }
    return Int(first) < table.count ? Int(first) : nil
  }

  /// The transitions from a number on that satisfy a condition and have equally deep sources.
  private func transitions(
    asNearAs first: Int, where condition: IndexedCondition<Machine>
  ) -> [Int] {
    let source = table.source(of: first)
    let deeper = depths.firstIndex(from: source) { $0 > depths[source] }
    let near = first..<Int(table.first[min(deeper, expandedCount)])
    let sorted = lists.byAction
    var found: [Int] = []
    for number in 0..<sorted.actionCount {
      let positions = sorted.positions(of: number, within: near)
      switch condition.rest(for: actions[number]) {
      case .decided(false): break
      case .decided(true): found += sorted.transitions[positions].lazy.map(Int.init)
      case .open(let tests): sorted.forEach(at: positions, passing: tests) { found.append($0) }
      }
    }
    return found
  }
}
