/// The cheapest of the shortest traces to each state of a graph.
///
/// The graph is searched layer by layer, with two passes each. The first pass finds the least cost
/// of each state of the next layer; all sources have their final cost by then. The second pass
/// follows only the transitions that achieve this cost, and takes the sources in the order of their
/// own traces. So it finds the first of the cheapest traces in the order of the search, like a
/// search without costs.
struct CheapestTraces {
  /// The cost of the trace to each state, or the greatest number if there is none.
  private(set) var costs: [Int]
  /// The position of each state in the order of the traces, or -1 if it was not reached.
  private(set) var ranks: [Int32]
  /// The source of the last transition of each trace, or -1 if it has none.
  private(set) var parents: [Int32]
  /// The last transition of each trace, or -1 if it has none.
  private(set) var transitions: [Int32]
  /// The states of the last layer in the order of the traces.
  private(set) var layer: [Int32]
  private var reachedCount = 0

  /// Searches a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - roots: Where its traces begin.
  ///   - rootCosts: What it costs to begin there.
  ///   - actionCosts: The cost of each action, by its number in the table of the graph.
  ///   - isLast: Whether to end with the layer that contains a state.
  init<Graph: TabulatedGraph>(
    of graph: Graph, from roots: [Int32], at rootCosts: [Int], costing actionCosts: [Int],
    until isLast: (Int) -> Bool = { _ in false }
  ) {
    costs = Array(repeating: .max, count: graph.stateCount)
    ranks = Array(repeating: -1, count: graph.stateCount)
    parents = ranks
    transitions = ranks
    layer = roots
    for (root, cost) in zip(roots, rootCosts) {
      costs[Int(root)] = cost
      rank(Int(root))
    }
    while !layer.isEmpty, !layer.contains(where: { isLast(Int($0)) }) {
      findCosts(in: graph, actionCosts)
      findTraces(in: graph, actionCosts)
    }
  }

  private mutating func rank(_ state: Int) {
    ranks[state] = Int32(reachedCount)
    reachedCount += 1
  }

  /// First pass: finds the least cost of each state of the next layer.
  private mutating func findCosts<Graph: TabulatedGraph>(in graph: Graph, _ actionCosts: [Int]) {
    for source in layer.lazy.map(Int.init) {
      for transition in graph.transitions(from: source) {
        let target = graph.target(of: transition, from: source)
        guard ranks[target] < 0 else { continue }
        let cost = costs[source] + actionCosts[graph.action(of: transition)]
        if cost < costs[target] { costs[target] = cost }
      }
    }
  }

  /// Second pass: finds the first trace with this cost to each state of the next layer.
  private mutating func findTraces<Graph: TabulatedGraph>(in graph: Graph, _ actionCosts: [Int]) {
    let sources = layer
    layer.removeAll(keepingCapacity: true)
    for source in sources.lazy.map(Int.init) {
      for transition in graph.transitions(from: source) {
        let target = graph.target(of: transition, from: source)
        guard ranks[target] < 0,
          costs[target] == costs[source] + actionCosts[graph.action(of: transition)]
        else { continue }
        rank(target)
        parents[target] = Int32(source)
        transitions[target] = Int32(transition)
        layer.append(Int32(target))
      }
    }
  }
}

extension CheapestTraces {
  /// The first of the cheapest among the states of the last layer that pass a test.
  func cheapestOfLastLayer(where test: (Int) -> Bool) -> Int? {
    // The first of equals, because the layer is in the order of the traces.
    layer.lazy.map(Int.init).filter(test).min { costs[$0] < costs[$1] }
  }

  /// The transitions of the trace to a state, and the state that it begins with.
  func path(to state: Int) -> (root: Int, transitions: [Int]) {
    var path: [Int] = []
    var current = state
    while parents[current] >= 0 {
      path.append(Int(transitions[current]))
      current = Int(parents[current])
    }
    return (current, path.reversed())
  }
}

/// A graph that uses the transitions of a table, possibly with several sources for each.
protocol TabulatedGraph {
  /// The number of the states, which count from 0.
  var stateCount: Int { get }
  /// The transitions of a state, in the order of its actions.
  func transitions(from state: Int) -> Range<Int>
  /// Where a transition leads from a state.
  func target(of transition: Int, from state: Int) -> Int
  /// The number of a transition's action.
  func action(of transition: Int) -> Int
}

extension TransitionTable: TabulatedGraph {
  func transitions(from state: Int) -> Range<Int> { range(of: state) }

  func target(of transition: Int, from state: Int) -> Int { Int(target[transition]) }

  func action(of transition: Int) -> Int { Int(action[transition]) }
}
