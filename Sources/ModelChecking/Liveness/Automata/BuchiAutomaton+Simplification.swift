extension BuchiAutomaton {
  /// Makes the automaton smaller without a change of what it accepts.
  ///
  /// What accepts nothing is dropped, marks are kept only where they matter, and states that cannot be
  /// told apart by any word become one (the coarsest bisimulation, by refinement).
  mutating func simplify() {
    var size = (Int.max, Int.max)
    while (stateCount, transitionCount) < size {
      size = (stateCount, transitionCount)
      dropUnproductiveStates()
      dropIdleMarks()
      mergeEqualStates()
      dropSpecialCases()
    }
  }

  private mutating func dropUnproductiveStates() {
    let component = components
    let accepting = acceptingComponents(component)
    var productive = transitions.indices.map { !endings[$0].isEmpty || accepting[component[$0]] }
    var changes = true
    while changes {
      changes = false
      for state in transitions.indices.reversed() where !productive[state] {
        guard transitions[state].contains(where: { productive[$0.target] }) else { continue }
        productive[state] = true
        changes = true
      }
    }
    keep(reachable(among: productive))
  }

  private func reachable(among productive: [Bool]) -> [Bool] {
    var reached = [Bool](repeating: false, count: stateCount)
    var frontier = initial.filter { productive[$0] }
    for state in frontier { reached[state] = true }
    while let state = frontier.popLast() {
      for transition in transitions[state] where productive[transition.target] {
        guard !reached[transition.target] else { continue }
        reached[transition.target] = true
        frontier.append(transition.target)
      }
    }
    return reached
  }

  private mutating func keep(_ kept: [Bool]) {
    let states = transitions.indices.filter { kept[$0] }
    var numbers = [Int?](repeating: nil, count: stateCount)
    for (number, state) in states.enumerated() { numbers[state] = number }
    replaceStates(by: numbers, representatives: states)
  }

  /// A mark on the way from one component to another is met once only, and so matters nowhere.
  private mutating func dropIdleMarks() {
    let component = components
    let accepting = acceptingComponents(component)
    for state in transitions.indices {
      for index in transitions[state].indices {
        let target = transitions[state][index].target
        if component[target] != component[state] || !accepting[component[state]] {
          transitions[state][index].marks = 0
        }
      }
    }
  }

  private mutating func mergeEqualStates() {
    // A chain of states is refined one by one, so large automata would take quadratic time.
    guard stateCount <= 500 else { return }
    struct Signature: Hashable {
      let previous: Int
      let transitions: Set<Transition>
    }
    var classes: [Int] = Self.numbers(of: endings.map(Set.init))
    var count = (classes.max() ?? -1) + 1
    while true {
      let signatures = transitions.indices.map { state in
        Signature(
          previous: classes[state],
          transitions: Set(
            transitions[state].map { transition in
              var copy = transition
              copy.target = classes[transition.target]
              return copy
            }))
      }
      classes = Self.numbers(of: signatures)
      let refined = (classes.max() ?? -1) + 1
      if refined == count { break }
      count = refined
    }
    let representatives = (0..<count).compactMap { classes.firstIndex(of: $0) }
    replaceStates(by: classes, representatives: representatives)
  }

  /// Numbers values in the order in which they first occur.
  private static func numbers<Value: Hashable>(of values: [Value]) -> [Int] {
    var numbers: [Value: Int] = [:]
    return values.map { value in
      if let number = numbers[value] { return number }
      numbers[value] = numbers.count
      return numbers.count - 1
    }
  }

  private mutating func replaceStates(by numbers: [Int?], representatives: [Int]) {
    var known: Set<Int> = []
    initial = initial.compactMap { numbers[$0] }.filter { known.insert($0).inserted }
    endings = representatives.map { endings[$0] }
    transitions = representatives.map { state in
      var known: Set<Transition> = []
      return transitions[state].compactMap { transition in
        guard let target = numbers[transition.target] else { return nil }
        var copy = transition
        copy.target = target
        return known.insert(copy).inserted ? copy : nil
      }
    }
  }

  /// Drops transitions that another with the same target and at least the same marks includes.
  private mutating func dropSpecialCases() {
    for state in transitions.indices {
      var kept: [Transition] = []
      for transition in transitions[state]
      where !kept.contains(where: { $0.replaces(transition) }) {
        kept.removeAll { transition.replaces($0) }
        kept.append(transition)
      }
      transitions[state] = kept
    }
  }
}

extension BuchiAutomaton.Transition {
  fileprivate func replaces(_ other: Self) -> Bool {
    target == other.target && other.marks & ~marks == 0 && letters.includes(other.letters)
  }
}
