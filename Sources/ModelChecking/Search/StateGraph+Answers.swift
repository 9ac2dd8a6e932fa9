extension StateGraph {
  /// Checks a property on the explored graph.
  ///
  /// On a complete graph, counterexamples and witnesses are shortest traces. Among equally short
  /// ones, they have the least total cost (``StateMachine/cost(of:)``), and among these they come
  /// first in the order of the search. On a graph that was cut short, a violation is still a
  /// violation, and what was not found is undecided.
  ///
  /// - Complexity: O(transitions) for each claim; a pattern multiplies it by the states of its
  ///   observer (at most seven, or the bound of a bounded existence).
  public func check(_ property: Property<Machine>) -> PropertyResult<Machine> {
    if let fault = property.fault ?? fault ?? suspects.fault(in: property) {
      return .faulty(fault, property)
    }
    return extent.result(
      of: property, answers: property.claims.map { answer(to: $0.question) },
      witness: property.trigger.flatMap(shortestTrace(to:)), in: machine, remembering: confirmed)
  }

  /// A shortest trace whose last step satisfies the condition, or nil if the graph has none.
  public func shortestTrace(to condition: StepPredicate<Machine>) -> Trace<Machine>? {
    nearestTransition(where: condition).map(shortestTrace(through:))
  }

  var extent: SearchExtent {
    SearchExtent(stoppedBy: stoppedBy, exhaustedLength: exhaustedLength)
  }

  private func answer(to question: Question<Machine>) -> Answer<Machine> {
    switch question {
    case .violation(let pattern) where !ProductSteps.fits(table, pattern.observer):
      return Answer(
        trace: nil, doubt: .stopped(by: .states(ProductSteps.stateLimit)), judgedLength: -1,
        isExercised: true)
    case .violation(let pattern): return answer(to: question, about: pattern)
    case .state(let condition, let value):
      return extent.answer(to: question, by: nearestState(where: condition, is: value))
    case .step(let trigger, let exception):
      return extent.answer(
        to: question, by: shortestTrace(to: trigger.except(exception)),
        isExercised: exception == nil || hasTransition(where: trigger))
    case .stateUnable(let condition):
      return extent.answer(to: question, by: nearestState(unableToReach: condition))
    case .terminalState(let exception):
      let isExcepted = truth(of: exception)
      return extent.answer(to: question, by: nearestState { isTerminal($0) && !isExcepted($0) })
    }
  }
}

// MARK: - States from which a state cannot be reached

extension StateGraph {
  /// The shortest trace to a state from which no state satisfying the condition can be reached.
  ///
  /// A state that was not expanded does not count: its successors are unknown.
  /// - Complexity: O(states + transitions) time and memory.
  private func nearestState(unableToReach condition: StatePredicate<Machine>) -> Trace<Machine>? {
    let able = statesAble(toReach: condition)
    return nearestState { !able[$0] }
  }

  /// For each state, whether a state that satisfies the condition can be reached from it.
  func statesAble(toReach condition: StatePredicate<Machine>) -> [Bool] {
    let holds = truth(of: condition)
    var able = states.indices.map { $0 >= expandedCount || holds($0) }
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
    return able
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

// MARK: - Patterns

extension StateGraph {
  private func answer(
    to question: Question<Machine>, about pattern: Pattern<Machine>
  ) -> Answer<Machine> {
    let steps = ProductSteps(
      table: table, letters: PatternLetters(of: pattern.conditions, in: self),
      observer: pattern.observer)
    if let stretches = ScopeIntervalSearch(steps, lists.byAction),
      stretches.provesPattern, let isExercised = stretches.isExercised(traceTo: links(to:))
    {
      return extent.answer(to: question, by: nil, isExercised: isExercised)
    }
    return answer(to: question, product: ProductSearch(steps, roots: 0..<initialCount))
  }

  private func answer(
    to question: Question<Machine>, product: ProductSearch
  ) -> Answer<Machine> {
    let path = product.violation(costing: traceCosts)
    let answer = extent.answer(
      to: question, by: path.map(trace(along:)),
      // A claim with a counterexample does not hold, so this does not matter.
      isExercised: path != nil || product.isExercised)
    guard path == nil, isComplete, product.canStayPending else { return answer }
    return Answer(
      trace: nil, doubt: .needsLiveness, judgedLength: answer.judgedLength, isExercised: true)
  }

  /// The letter that an observer reads on each transition, made of the conditions that hold there.
  func letters(of conditions: [(Observer.Letter, StepPredicate<Machine>)]) -> [UInt8] {
    PatternLetters(of: conditions, in: self).letters(of: table, from: lists.sources)
  }

  /// The steps of a shortest trace to a state, without the states themselves.
  private func links(to state: Int) -> [(source: Int, action: Int, target: Int)] {
    var links: [(source: Int, action: Int, target: Int)] = []
    var current = state
    while parent[current] >= 0 {
      links.append((Int(parent[current]), Int(parentAction[current]), current))
      current = Int(parent[current])
    }
    return links.reversed()
  }

  private func trace(along path: (root: Int, transitions: [Int])) -> Trace<Machine> {
    var trace = Trace<Machine>(from: states[path.root])
    for index in path.transitions {
      trace.take(actions[Int(table.action[index])], to: states[Int(table.target[index])])
    }
    return trace
  }
}
