extension OnTheFlySearch where Table: ~Copyable {
  /// The greatest depth of a known state, in steps.
  @usableFromInline var depth: Int {
    // The last level has an entry only if its expansion has begun.
    let begun = max(levels.count - 1, 0)
    guard let last = levels.last, expandedCount < log.count, levels.count > 0 else { return begun }
    return levelEnd(from: last) < log.count ? begun + 1 : begun
  }

  /// The end of the level that begins with a state: the first state with a parent in that level.
  private func levelEnd(from first: Int) -> Int {
    var low = first
    var high = log.count
    while low < high {
      let middle = (low + high) / 2
      if parents[middle] != .max && Int(parents[middle]) >= first {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// The depth of the first state that was not expanded, or the greatest number if all were.
  var exhaustedLength: Int {
    guard stoppedBy != nil else { return .max }
    guard expandedCount < log.count, let last = levels.last else { return 0 }
    return expandedCount < levelEnd(from: last) ? levels.count - 1 : levels.count
  }

  @usableFromInline func state(_ number: Int) -> Machine.State {
    let reference = log[number]
    let owner = parts == 1 ? 0 : Table.owner(of: reference, of: parts)
    return encoding.state(of: workers[owner].table.key(of: reference))
  }

  /// A shortest trace to a state. It has the first of several actions that lead from one of its
  /// states to the next.
  ///
  /// - Throws: The fault, if the machine no longer leads through the stored states.
  func shortestTrace(to number: Int) throws(ModelFault<Machine>) -> Trace<Machine> {
    var path = [number]
    while let first = path.last, parents[first] != .max { path.append(Int(parents[first])) }
    path.reverse()
    guard Table.keepsKeys else { return try trace(along: path) }
    let states = path.map { state($0) }
    var trace = Trace<Machine>(from: states[0])
    for target in states.dropFirst() { try trace.takeFirst(to: target, in: machine) }
    return trace
  }

  /// The trace through states whose keys are not kept.
  private func trace(along path: [Int]) throws(ModelFault<Machine>) -> Trace<Machine> {
    let (initialStates, first) = (machine.initialStates, Int(ordinals[path[0]]))
    guard first < initialStates.count else { throw .noInitialState }
    var trace = Trace<Machine>(from: initialStates[first])
    for number in path.dropFirst() {
      try trace.takeTransition(Int(ordinals[number]), in: machine)
    }
    return trace
  }

  /// A shortest trace that ends with the transition at a position.
  func shortestTrace(to position: Position) throws(ModelFault<Machine>) -> Trace<Machine> {
    var trace = try shortestTrace(to: position.source)
    try trace.takeTransition(position.ordinal, in: machine)
    return trace
  }
}

extension Trace {
  /// Appends the transition with a number among those of the last state.
  fileprivate mutating func takeTransition(
    _ number: Int, in machine: Machine
  ) throws(ModelFault<Machine>) {
    let source = finalState
    for (ordinal, action) in machine.actions(in: source).enumerated() where ordinal == number {
      return take(action, to: machine.successor(of: source, taking: action))
    }
    throw .actionsChanged(in: source)
  }

  /// Appends the first step that leads to a state.
  fileprivate mutating func takeFirst(
    to target: Machine.State, in machine: Machine
  ) throws(ModelFault<Machine>) {
    let source = finalState
    for action in machine.actions(in: source)
    where machine.successor(of: source, taking: action) == target {
      return take(action, to: target)
    }
    throw machine.faultOfMissingStep(from: source, to: target)
  }
}

extension StateMachine {
  /// The fault that no action leads from one state to another, although a search has found one.
  fileprivate func faultOfMissingStep(from source: State, to target: State) -> ModelFault<Self> {
    let encoding = Encoding()
    for action in listedActions(in: source) {
      let successor = successor(of: source, taking: action)
      if encoding.key(of: successor) == encoding.key(of: target) {
        return .lossyCode(of: successor, decoded: target)
      }
    }
    return ContractAuditor(self).fault(in: source) ?? .actionsChanged(in: source)
  }
}
