/// The breadth-first search of the product of a graph and an observer, up to the first violation.
struct ProductSearch {
  private let steps: ProductSteps
  /// The product states reached, nearest first.
  private var reached: [Int32] = []
  /// The position of each product state among those reached, or -1.
  private var positions: [Int32]
  /// The position from which each one was reached, or -1 where traces begin.
  private var parents: [Int32] = []
  /// The position of the first one that violates the pattern.
  private var violating: Int?
  /// Whether a step was found that exercises the requirement.
  private var exercisingStepExists: Bool

  /// Searches the product from some states.
  init(_ steps: ProductSteps, roots: Range<Int>) {
    self.steps = steps
    exercisingStepExists = steps.observer.isExercisedInitially
    positions = Array(repeating: -1, count: steps.productCount)
    for state in roots { enter(steps.product(of: state, Observer.initialState), from: -1) }
    explore()
  }

  private mutating func enter(_ product: Int, from parent: Int) {
    positions[product] = Int32(reached.count)
    reached.append(Int32(product))
    parents.append(Int32(parent))
  }

  /// Expands one layer after the other, including the whole layer of the first violation, so that
  /// all equally near violations are reached.
  private mutating func explore() {
    let steps = steps
    var (position, layerEnd) = (0, reached.count)
    while position < reached.count {
      let (state, observed) = steps.split(Int(reached[position]))
      for transition in steps.transitions(of: state) {
        let entry = steps.entry(of: transition, from: state, in: observed)
        if entry & Observer.exerciseBit != 0 { exercisingStepExists = true }
        let next = Int(entry & ~Observer.exerciseBit)
        let target = steps.product(of: steps.state(after: transition), next)
        guard positions[target] < 0 else { continue }
        if violating == nil, steps.observer.isViolated[next] { violating = reached.count }
        enter(target, from: position)
      }
      position += 1
      if position == layerEnd {
        if violating != nil { return }
        layerEnd = reached.count
      }
    }
  }
}

extension ProductSearch {
  /// Whether some trace exercises the requirement, if nothing breaks it.
  var isExercised: Bool {
    let exercisesByStaying = steps.observer.exercisesByStaying
    return exercisingStepExists || terminalPosition(in: exercisesByStaying) != nil
      || steps.contain(reached, cycleIn: exercisesByStaying)
  }

  /// Whether the pattern can be pending for ever within one scope interval.
  var canStayPending: Bool { steps.contain(reached, cycleIn: steps.observer.isPending) }

  /// A shortest path that breaks the pattern: the cheapest if actions have costs, otherwise the
  /// first.
  func violation(costing costs: TraceCosts?) -> (root: Int, transitions: [Int])? {
    // A terminal state that was reached earlier is not farther than the violation.
    guard let first = terminalPosition(in: steps.observer.isPending) ?? violating else {
      return nil
    }
    return costs.flatMap { cheapestViolation(costing: $0) } ?? path(to: first)
  }

  private func cheapestViolation(
    costing costs: TraceCosts
  ) -> (root: Int, transitions: [Int])? {
    let traces = CheapestTraces(
      of: self, from: Array(0..<Int32(parents.prefix { $0 < 0 }.count)),
      at: costs.ofBeginning, costing: costs.ofAction, until: isBreaking)
    guard let end = traces.cheapestOfLastLayer(where: isBreaking) else { return nil }
    let path = traces.path(to: end)
    return (steps.split(Int(reached[path.root])).state, path.transitions)
  }

  /// Whether a trace that ends with the product state at a position breaks the pattern.
  private func isBreaking(_ position: Int) -> Bool {
    let product = Int(reached[position])
    return steps.observer.isViolated[steps.split(product).observed]
      || steps.isTerminal(product, in: steps.observer.isPending)
  }

  /// A nearest terminal product state with some observer states before the first violation.
  private func terminalPosition(in isWanted: [Bool]) -> Int? {
    guard isWanted.contains(true) else { return nil }
    return (0..<(violating ?? reached.count)).first {
      steps.isTerminal(Int(reached[$0]), in: isWanted)
    }
  }

  /// The transitions that lead to a product state, and the initial state that they start from.
  private func path(to position: Int) -> (root: Int, transitions: [Int]) {
    var transitions: [Int] = []
    var current = position
    while parents[current] >= 0 {
      let source = Int(parents[current])
      // The first transition was followed. The others found the target known.
      let first = self.transitions(from: source).first { target(of: $0, from: source) == current }
      guard let first else {
        preconditionFailure("no transition leads from \(source) to \(current)")
      }
      transitions.append(first)
      current = source
    }
    return (steps.split(Int(reached[current])).state, transitions.reversed())
  }
}

// The states of this graph are the positions of the product states that were reached.
extension ProductSearch: TabulatedGraph {
  var stateCount: Int { reached.count }

  func transitions(from position: Int) -> Range<Int> {
    steps.transitions(of: steps.split(Int(reached[position])).state)
  }

  func target(of transition: Int, from position: Int) -> Int {
    Int(positions[steps.target(of: transition, from: Int(reached[position]))])
  }

  func action(of transition: Int) -> Int { steps.table.action(of: transition) }
}
