/// The breadth-first product of a graph and an observer, as far as the first violation.
///
/// A product state is a state and an observer state; its number is
/// `state * observer.stateCount + observerState`. The search is not generic, because it follows
/// indices only and is then fast in debug builds too.
struct ProductSearch {
  private let table: TransitionTable
  private let observer: Observer
  private let letters: [UInt8]

  /// The product states reached, nearest first.
  private(set) var reached: [Int32] = []
  private var violatingState: Int?
  /// Whether a step was found that puts the requirement to the test.
  private var exercisingStepExists: Bool
  private var parent: [Int32]

  private static let unvisited: Int32 = -2
  private static let root: Int32 = -1

  /// Searches the product from the roots; the observer reads one of the letters on each transition.
  init(table: TransitionTable, letters: [UInt8], observer: Observer, roots: Range<Int>) {
    self.table = table
    self.observer = observer
    self.letters = letters
    exercisingStepExists = observer.isExercisedInitially
    let count = table.stateCount * observer.stateCount
    parent = Array(repeating: Self.unvisited, count: count)
    for state in roots {
      reached.append(Int32(state * observer.stateCount + Observer.initialState))
      parent[state * observer.stateCount + Observer.initialState] = Self.root
    }
    explore()
  }

  /// Product states have numbers of 32 bits.
  static var stateLimit: Int { Int(Int32.max) }

  /// Whether the product is small enough to be searched.
  static func fits(_ table: TransitionTable, _ observer: Observer) -> Bool {
    table.stateCount <= stateLimit / observer.stateCount
  }

  private mutating func explore() {
    let steps = Steps(table, letters, observer)
    let explored = parent.withUnsafeMutableBufferPointer { parents in
      steps.explore(from: reached, noting: parents)
    }
    (reached, violatingState) = (explored.reached, explored.violatingState)
    if explored.isExercised { exercisingStepExists = true }
  }

  /// Whether some trace puts the requirement to the test, if nothing breaks it.
  var isExercised: Bool {
    exercisingStepExists || terminalState(in: observer.exercisesByStaying) != nil
      || canStay(in: observer.exercisesByStaying)
  }

  /// A shortest path that breaks the pattern: the cheapest if actions have costs, otherwise the
  /// first.
  func violation(costing costs: TraceCosts?) -> (root: Int, transitions: [Int])? {
    // A terminal state that was reached is not farther than the violation, which ends the search.
    guard let first = terminalState(in: observer.isPending) ?? violatingState else { return nil }
    return costs.flatMap { cheapestViolation(costing: $0) } ?? path(to: first)
  }

  private func cheapestViolation(
    costing costs: TraceCosts
  ) -> (root: Int, transitions: [Int])? {
    let traces = CheapestTraces(
      of: self, from: Array(reached.prefix { parent[Int($0)] == Self.root }),
      at: costs.ofBeginning, costing: costs.ofAction, until: isBreaking)
    guard let end = traces.cheapestOfLastLayer(where: isBreaking) else { return nil }
    let path = traces.path(to: end)
    return (path.root / observer.stateCount, path.transitions)
  }

  /// Whether a trace that ends in a product state breaks the pattern.
  private func isBreaking(_ product: Int) -> Bool {
    observer.isViolated[product % observer.stateCount]
      || isTerminal(product, in: observer.isPending)
  }

  /// Whether the pattern can be pending for ever, in one stretch.
  var canStayPending: Bool { canStay(in: observer.isPending) }

  /// A nearest product state that is terminal, among those with some observer states.
  private func terminalState(in isWanted: [Bool]) -> Int? {
    guard isWanted.contains(true) else { return nil }
    return reached.lazy.map(Int.init).first { isTerminal($0, in: isWanted) }
  }

  private func isTerminal(_ product: Int, in isWanted: [Bool]) -> Bool {
    let (state, observed) = product.quotientAndRemainder(dividingBy: observer.stateCount)
    return isWanted[observed] && state < table.expandedCount && table.range(of: state).isEmpty
  }

  /// Whether the product states with some observer states contain a cycle within one stretch.
  ///
  /// A product state is removed once no remaining one leads to it. If some cannot be removed, they
  /// contain a cycle.
  private func canStay(in isWanted: [Bool]) -> Bool {
    guard isWanted.contains(true) else { return false }
    let wanted = reached.map(Int.init).filter { isWanted[$0 % observer.stateCount] }
    guard !wanted.isEmpty else { return false }
    var incoming = [Int32](repeating: 0, count: parent.count)
    for product in wanted {
      for target in targets(of: product, in: isWanted) { incoming[target] += 1 }
    }
    var free = wanted.filter { incoming[$0] == 0 }
    var removed = 0
    while let product = free.popLast() {
      removed += 1
      for target in targets(of: product, in: isWanted) {
        incoming[target] -= 1
        if incoming[target] == 0 { free.append(target) }
      }
    }
    return removed < wanted.count
  }

  /// The transitions that lead to a product state, and the initial state that they start from.
  private func path(to product: Int) -> (root: Int, transitions: [Int]) {
    var transitions: [Int] = []
    var current = product
    while parent[current] >= 0 {
      let source = Int(parent[current])
      // The first one was followed, because the others found the target known.
      let first = self.transitions(from: source).first { target(of: $0, from: source) == current }
      guard let first else {
        preconditionFailure("no transition leads from \(source) to \(current)")
      }
      transitions.append(first)
      current = source
    }
    return (current / observer.stateCount, transitions.reversed())
  }

  /// The targets of a product state with some observer states, without those in which the stretch
  /// is abandoned and the next one begun.
  private func targets(of product: Int, in isWanted: [Bool]) -> [Int] {
    let (state, observed) = product.quotientAndRemainder(dividingBy: observer.stateCount)
    return table.range(of: state).compactMap { index in
      let letter = Observer.Letter(rawValue: letters[index])
      let next = observer.state(after: observed, reading: letter)
      guard isWanted[next], !letter.contains(.abandon) else { return nil }
      return Int(table.target[index]) * observer.stateCount + next
    }
  }
}

extension ProductSearch {
  /// What the search follows, for an inner loop that runs for each pattern over all transitions.
  private struct Steps {
    let table: TransitionTable
    let letters: [UInt8]
    let observer: Observer

    init(_ table: TransitionTable, _ letters: [UInt8], _ observer: Observer) {
      (self.table, self.letters, self.observer) = (table, letters, observer)
    }

    /// Numbers the product states that can be reached, nearest first, as far as the first violation.
    ///
    /// - Parameters:
    ///   - roots: The product states to start from; they have a parent.
    ///   - parents: For each product state, that from which it was reached first.
    /// - Returns: The product states; the one that violates the pattern; and whether some step puts the
    ///   requirement to the test.
    func explore(
      from roots: [Int32], noting parents: UnsafeMutableBufferPointer<Int32>
    ) -> (reached: [Int32], violatingState: Int?, isExercised: Bool) {
      var violatingState: Int?
      var marks: UInt8 = 0
      let reached = [Int32](unsafeUninitializedCapacity: parents.count) { reached, count in
        count = reached.initialize(fromContentsOf: roots)
        var position = 0
        while position < count, violatingState == nil {
          violatingState = expand(reached[position], parents, reached, &count, &marks)
          position += 1
        }
      }
      return (reached, violatingState, marks & Observer.exerciseBit != 0)
    }

    /// Adds the successors of a product state; returns the first that violates the pattern.
    @inline(__always) private func expand(
      _ product: Int32, _ parents: UnsafeMutableBufferPointer<Int32>,
      _ reached: UnsafeMutableBufferPointer<Int32>, _ count: inout Int, _ marks: inout UInt8
    ) -> Int? {
      let (state, observed) = Int(product).quotientAndRemainder(dividingBy: observer.stateCount)
      let row = observed * Observer.Letter.count
      for index in table.range(of: state) {
        let entry = observer.next[row + Int(letters[index])]
        marks |= entry
        let next = Int(entry & ~Observer.exerciseBit)
        let target = Int(table.target[index]) * observer.stateCount + next
        guard parents[target] == ProductSearch.unvisited else { continue }
        parents[target] = product
        reached.initializeElement(at: count, to: Int32(target))
        count += 1
        if observer.isViolated[next] { return target }
      }
      return nil
    }
  }
}

extension ProductSearch: TabulatedGraph {
  var stateCount: Int { parent.count }

  func transitions(from product: Int) -> Range<Int> {
    table.range(of: product / observer.stateCount)
  }

  func target(of transition: Int, from product: Int) -> Int {
    let letter = Observer.Letter(rawValue: letters[transition])
    return Int(table.target[transition]) * observer.stateCount
      + observer.state(after: product % observer.stateCount, reading: letter)
  }

  func action(of transition: Int) -> Int { table.action(of: transition) }
}
