/// The breadth-first product of a graph and an observer, as far as the first violation.
///
/// A node is a state and an observer state, numbered `state * observer.stateCount + observerState`.
/// Not generic on purpose: it only follows indices, and so it is fast in debug builds too.
struct ProductSearch {
  private let table: TransitionTable
  private let observer: Observer
  private let letters: [UInt8]

  /// The nodes reached, nearest first.
  private(set) var nodes: [Int32] = []
  private(set) var violatingNode: Int?
  private var parent: [Int32]
  private var parentTransition: [Int32]

  private static let unvisited: Int32 = -2
  private static let root: Int32 = -1

  /// Searches the product from some states; `letters` is what the observer reads on each transition.
  init(table: TransitionTable, letters: [UInt8], observer: Observer, roots: Range<Int>) {
    self.table = table
    self.observer = observer
    self.letters = letters
    let count = table.stateCount * observer.stateCount
    precondition(count < Int(Int32.max), "more than 2^31 - 1 product states")
    parent = Array(repeating: Self.unvisited, count: count)
    parentTransition = Array(repeating: -1, count: count)
    for state in roots {
      nodes.append(Int32(state * observer.stateCount + Observer.initialState))
      parent[state * observer.stateCount + Observer.initialState] = Self.root
    }
    explore()
  }

  private mutating func explore() {
    // Locals, because a debug build copies a stored property each time it is read.
    let (first, targets, letters) = (table.first, table.target, letters)
    let (next, isViolated, stateCount) = (observer.next, observer.isViolated, observer.stateCount)
    let expandedCount = table.expandedCount
    var position = 0
    while position < nodes.count {
      let node = Int(nodes[position])
      position += 1
      let state = node / stateCount
      guard state < expandedCount else { continue }
      let row = (node % stateCount) * Observer.Letter.count
      var index = Int(first[state])
      let end = Int(first[state + 1])
      while index < end {
        let observed = Int(next[row + Int(letters[index])])
        let target = Int(targets[index]) * stateCount + observed
        if parent[target] == Self.unvisited {
          parent[target] = Int32(node)
          parentTransition[target] = Int32(index)
          nodes.append(Int32(target))
          if isViolated[observed] {
            violatingNode = target
            return
          }
        }
        index += 1
      }
    }
  }

  /// A nearest node where the trace cannot go on while something is owed; nearer than the violation.
  var pendingDeadlock: Int? {
    guard observer.isPending.contains(true) else { return nil }
    return nodes.lazy.map(Int.init).first { node in
      let state = node / observer.stateCount
      return isPending(node) && state < table.expandedCount && table.range(of: state).isEmpty
    }
  }

  /// Whether the nodes in which something is owed contain a cycle.
  ///
  /// Nodes are peeled off as soon as nothing owed leads to them; what cannot be peeled is a cycle.
  var canOweForever: Bool {
    let pending = nodes.map(Int.init).filter(isPending)
    var incoming: [Int: Int] = [:]
    for node in pending {
      for target in owedTargets(of: node) { incoming[target, default: 0] += 1 }
    }
    var free = pending.filter { incoming[$0] == nil }
    var peeled = 0
    while let node = free.popLast() {
      peeled += 1
      for target in owedTargets(of: node) {
        let left = (incoming[target] ?? 0) - 1
        incoming[target] = left
        if left == 0 { free.append(target) }
      }
    }
    return peeled < pending.count
  }

  /// The transitions that lead to a node, and the state that they lead from.
  func path(to node: Int) -> (root: Int, transitions: [Int]) {
    var transitions: [Int] = []
    var current = node
    while parent[current] >= 0 {
      transitions.append(Int(parentTransition[current]))
      current = Int(parent[current])
    }
    return (current / observer.stateCount, transitions.reversed())
  }

  private func isPending(_ node: Int) -> Bool { observer.isPending[node % observer.stateCount] }

  private func owedTargets(of node: Int) -> [Int] {
    let (state, observed) = node.quotientAndRemainder(dividingBy: observer.stateCount)
    return table.range(of: state).compactMap { index in
      let letter = Observer.Letter(rawValue: letters[index])
      let target =
        Int(table.target[index]) * observer.stateCount
        + observer.state(after: observed, reading: letter)
      return isPending(target) ? target : nil
    }
  }
}
