/// Finds a legal log with the fewest edits: insertions, deletions, and swaps of neighbours.
///
/// Dijkstra's algorithm over (entries read, set of states), where the costs are zero and one; exact,
/// since the sets of the automaton decide which continuations are legal.
struct NearestLogSearch {
  private var automaton: LogAutomaton
  private let symbols: [LogAutomaton.Symbol]
  private let most: Int

  private struct Node: Hashable {
    let read: Int
    let set: LogAutomaton.SetNumber
  }

  private struct Link {
    let from: Node
    let output: [LogAutomaton.Symbol]
  }

  /// Creates a search that gives up beyond so many edits.
  init(automaton: LogAutomaton, symbols: [LogAutomaton.Symbol], most: Int) {
    self.automaton = automaton
    self.symbols = symbols
    self.most = most
  }

  /// The nearest legal log and its number of edits, or nil if it takes more than the most allowed.
  mutating func run() -> (edits: Int, log: [LogAutomaton.Symbol])? {
    let start = Node(read: 0, set: automaton.start())
    var links: [Node: Link] = [:]
    var done: Set<Node> = []
    // One stack for each cost: all edges cost zero or one.
    var frontier: [[(node: Node, link: Link?)]] = [[(start, nil)]]
    var cost = 0
    while cost <= most, cost < frontier.count {
      while let (node, link) = frontier[cost].popLast() {
        guard done.insert(node).inserted else { continue }
        links[node] = link
        if node.read == symbols.count { return (cost, log(to: node, links)) }
        for (next, output, price) in edges(from: node) where !done.contains(next) {
          while frontier.count <= cost + price { frontier.append([]) }
          frontier[cost + price].append((next, Link(from: node, output: output)))
        }
      }
      cost += 1
    }
    return nil
  }

  private mutating func edges(
    from node: Node
  ) -> [(node: Node, output: [LogAutomaton.Symbol], cost: Int)] {
    // Of equally near logs the last edge here comes first: what was logged is kept if it can be.
    var edges: [(node: Node, output: [LogAutomaton.Symbol], cost: Int)] = []
    edges.append((Node(read: node.read + 1, set: node.set), [], 1))
    for callback in automaton.possibleCallbacks(in: node.set).reversed() {
      let symbol = LogAutomaton.Symbol.callback(callback, seen: nil, scene: nil)
      let set = automaton.set(after: node.set, reading: symbol)
      if !automaton.isEmpty(set) { edges.append((Node(read: node.read, set: set), [symbol], 1)) }
    }
    if node.read + 1 < symbols.count {
      let pair = [symbols[node.read + 1], symbols[node.read]]
      if let set = set(after: node.set, reading: pair) {
        edges.append((Node(read: node.read + 2, set: set), pair, 1))
      }
    }
    if let set = set(after: node.set, reading: [symbols[node.read]]) {
      edges.append((Node(read: node.read + 1, set: set), [symbols[node.read]], 0))
    }
    return edges
  }

  private mutating func set(
    after set: LogAutomaton.SetNumber, reading symbols: [LogAutomaton.Symbol]
  ) -> LogAutomaton.SetNumber? {
    var set = set
    for symbol in symbols {
      set = automaton.set(after: set, reading: symbol)
      if automaton.isEmpty(set) { return nil }
    }
    return set
  }

  private func log(to node: Node, _ links: [Node: Link]) -> [LogAutomaton.Symbol] {
    var pieces: [[LogAutomaton.Symbol]] = []
    var current = node
    while let link = links[current] {
      pieces.append(link.output)
      current = link.from
    }
    return pieces.reversed().flatMap { $0 }
  }
}
