extension BuchiAutomaton {
  /// The strongly connected components: the number of each state’s component.
  ///
  /// Tarjan, “Depth-first search and linear graph algorithms”, 1972, with a stack of its own.
  var components: [Int] {
    var finder = ComponentFinder(stateCount: stateCount)
    finder.run {
      transitions[$0].count
    } target: {
      transitions[$0][$1].target
    }
    return finder.component
  }

  /// The components in which an infinite word can be accepted.
  func acceptingComponents(_ component: [Int]) -> [Bool] {
    let count = (component.max() ?? -1) + 1
    var marks = [UInt64](repeating: 0, count: count)
    var hasCycle = [Bool](repeating: false, count: count)
    for state in transitions.indices {
      for transition in transitions[state] where component[transition.target] == component[state] {
        hasCycle[component[state]] = true
        marks[component[state]] |= transition.marks
      }
    }
    return (0..<count).map { hasCycle[$0] && marks[$0] == allMarks }
  }
}

/// Finds the components of a small graph.
struct ComponentFinder {
  private(set) var component: [Int]
  private var low: [Int]
  private var open: [Int] = []
  private var path: [(state: Int, next: Int)] = []
  private var visitedCount = 0
  private var componentCount = 0

  init(stateCount: Int) {
    component = Array(repeating: -1, count: stateCount)
    low = Array(repeating: -1, count: stateCount)
  }

  mutating func run(wayCount: (Int) -> Int, target: (Int, Int) -> Int) {
    var order = low
    for start in low.indices where order[start] < 0 {
      enter(start, &order)
      while let (state, next) = path.last {
        guard next < wayCount(state) else {
          leave(state, order)
          continue
        }
        path[path.count - 1].next += 1
        let reached = target(state, next)
        if order[reached] < 0 {
          enter(reached, &order)
        } else if component[reached] < 0 {
          low[state] = min(low[state], order[reached])
        }
      }
    }
  }

  private mutating func enter(_ state: Int, _ order: inout [Int]) {
    order[state] = visitedCount
    low[state] = visitedCount
    visitedCount += 1
    open.append(state)
    path.append((state, 0))
  }

  private mutating func leave(_ state: Int, _ order: [Int]) {
    path.removeLast()
    if let parent = path.last { low[parent.state] = min(low[parent.state], low[state]) }
    guard low[state] == order[state] else { return }
    while let member = open.popLast() {
      component[member] = componentCount
      if member == state { break }
    }
    componentCount += 1
  }
}
