import ModelChecking

/// A graph written as a list of labelled transitions, some of whose labels have a cost.
struct PricedGraph: StateMachine {
  let graph: Graph
  let costs: [String: Int]
  let beginnings: [Int: Int]

  init(
    from initialStates: [Int] = [0], _ transitions: [(Int, String, Int)],
    costs: [String: Int] = [:], beginnings: [Int: Int] = [:]
  ) {
    self.beginnings = beginnings
    graph = Graph(from: initialStates, transitions)
    self.costs = costs
  }

  var initialStates: [Int] { graph.initialStates }

  func actions(in state: Int) -> [String] { graph.actions(in: state) }

  func successor(of state: Int, taking action: String) -> Int {
    graph.successor(of: state, taking: action)
  }

  func cost(of action: String) -> Int { costs[action] ?? 0 }

  func cost(ofBeginningIn state: Int) -> Int { beginnings[state] ?? 0 }
}

extension PricedGraph {
  /// Two ways to the same state, of which the rarer is listed first.
  static let diamond = Self(
    [(0, "reboot", 1), (0, "home", 2), (1, "launch", 3), (2, "purge", 3)], costs: ["reboot": 8])

  /// Two ways of the same length, each to a state of its own, of which the rarer is listed first.
  static let fork = Self(
    [
      (0, "reboot", 1), (0, "home", 2), (1, "launch", 3), (2, "purge", 4), (3, "again", 0),
      (4, "again", 0),
    ], costs: ["reboot": 8])
}
