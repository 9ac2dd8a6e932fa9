extension StateGraph {
  /// Checks a pattern on the product of the graph and the pattern's observer.
  func verdict(of pattern: Pattern<Machine>) -> Verdict<Machine> {
    let product = ProductSearch(
      table: table, letters: letters(of: pattern), observer: pattern.observer,
      roots: 0..<initialCount)
    if let node = product.pendingDeadlock ?? product.violatingNode {
      return extent.refutation(by: trace(along: product.path(to: node)))
    }
    if let stoppedBy { return .undecided(.stopped(by: stoppedBy)) }
    return product.canOweForever ? .undecided(.needsLiveness) : .holds(witness: nil)
  }

  /// What the pattern's observer reads on each transition. Conditions are closures, and cost the
  /// most: they are asked once for each action, and for each transition only if that leaves a doubt.
  private func letters(of pattern: Pattern<Machine>) -> [UInt8] {
    let conditions = pattern.conditions
    let byAction = actions.map { PartialLetter(of: conditions, for: $0) }
    let known = byAction.map(\.known.rawValue)
    var letters: [UInt8] = []
    letters.reserveCapacity(table.count)
    for action in table.action { letters.append(known[Int(action)]) }
    let (states, sources, targets) = (states, table.source, table.target)
    for (index, partial) in byAction.enumerated() {
      for (part, condition) in partial.open {
        for transition in transitionsOfAction[index].lazy.map(Int.init) {
          let source = states[Int(sources[transition])]
          let target = states[Int(targets[transition])]
          if condition.holds(from: source, by: actions[index], to: target) {
            letters[transition] |= part.rawValue
          }
        }
      }
    }
    return letters
  }

  private func trace(along path: (root: Int, transitions: [Int])) -> Trace<Machine> {
    var trace = Trace<Machine>(from: states[path.root])
    for index in path.transitions {
      trace.take(actions[Int(table.action[index])], to: states[Int(table.target[index])])
    }
    return trace
  }
}
