/// Finds a legal log with the fewest edits: insertions, deletions, and swaps of neighbours.
///
/// Dijkstra's algorithm over (items read, hypothesis), where the costs are zero and one; exact, since
/// the sets of the automaton decide which continuations are legal.
struct NearestLogSearch {
  private(set) var automaton: LogAutomaton
  private let items: [TrackItem]
  private let most: Int
  private let edits: Edits

  /// Which edits may be made.
  enum Edits {
    case all
    /// Only insertions: what would have had to be there as well.
    case insertions
  }

  struct Found {
    let edits: Int
    let changes: [LogChange]
  }

  private struct Node: Hashable {
    let read: Int
    let hypothesis: SceneHypothesis
  }

  private struct Link {
    let from: Node
    let changes: [LogChange]
  }

  private typealias Edge = (node: Node, changes: [LogChange], cost: Int)

  /// After so many nodes a search is given up: a log so far from a legal one has no repair to tell.
  private static let mostNodes = 100_000

  /// Creates a search that gives up beyond so many edits.
  init(automaton: LogAutomaton, items: [TrackItem], most: Int, edits: Edits = .all) {
    self.automaton = automaton
    self.items = items
    self.most = most
    self.edits = edits
  }

  /// The nearest legal log, or nil if it takes more than the most edits allowed, or too long to find.
  mutating func run(from base: [SceneHypothesis]) -> Found? {
    var links: [Node: Link] = [:]
    var done: Set<Node> = []
    // One stack for each cost: all edges cost zero or one.
    var frontier: [[(node: Node, link: Link?)]] = [
      base.reversed().map { (Node(read: 0, hypothesis: $0), nil) }
    ]
    var cost = 0
    while cost <= most, cost < frontier.count {
      while let (node, link) = frontier[cost].popLast() {
        guard done.insert(node).inserted else { continue }
        if done.count > Self.mostNodes { return nil }
        links[node] = link
        if node.read == items.count { return Found(edits: cost, changes: changes(to: node, links)) }
        for (next, changes, price) in edges(from: node) where !done.contains(next) {
          while frontier.count <= cost + price { frontier.append([]) }
          frontier[cost + price].append((next, Link(from: node, changes: changes)))
        }
      }
      cost += 1
    }
    return nil
  }

  private func changes(to node: Node, _ links: [Node: Link]) -> [LogChange] {
    var pieces: [[LogChange]] = []
    var current = node
    while let link = links[current] {
      pieces.append(link.changes)
      current = link.from
    }
    return pieces.reversed().flatMap { $0 }
  }
}

// MARK: - Edges

extension NearestLogSearch {
  // Of equally near logs the last edge comes first: what was logged is kept if it can be.
  private mutating func edges(from node: Node) -> [Edge] {
    guard case .entry(let entry) = items[node.read] else {
      let step = automaton.step(from: node.hypothesis, reading: [.nextProcess])
      return step.map { [(Node(read: node.read + 1, hypothesis: $0.hypothesis), [], 0)] } ?? []
    }
    var edges: [Edge] = []
    if edits == .all {
      edges.append(
        (
          Node(read: node.read + 1, hypothesis: node.hypothesis),
          [LogChange(.removed, entry.name, position: entry.position)], 1
        ))
    }
    edges += insertions(from: node)
    if edits == .all { edges += swaps(from: node, entry) }
    return edges + keeping(entry, from: node)
  }

  private mutating func insertions(from node: Node) -> [Edge] {
    var edges: [Edge] = []
    for delivery in automaton.deliveries(in: node.hypothesis).reversed() {
      if let step = automaton.step(from: node.hypothesis, reading: [delivery.symbol]) {
        let target = Node(read: node.read, hypothesis: step.hypothesis)
        edges.append((target, [LogChange(.inserted, delivery.name)], 1))
      }
    }
    return edges
  }

  private mutating func swaps(from node: Node, _ entry: EntryReading) -> [Edge] {
    guard node.read + 1 < items.count, case .entry(let second) = items[node.read + 1] else {
      return []
    }
    var edges: [Edge] = []
    let changes = [second, entry].map { LogChange(.swapped, $0.name, position: $0.position) }
    for first in automaton.steps(from: node.hypothesis, reading: second) {
      for last in automaton.steps(from: first.hypothesis, reading: entry) {
        edges.append((Node(read: node.read + 2, hypothesis: last.hypothesis), changes, 1))
      }
    }
    return edges
  }

  private mutating func keeping(_ entry: EntryReading, from node: Node) -> [Edge] {
    let change = LogChange(.kept, entry.name, position: entry.position)
    return automaton.steps(from: node.hypothesis, reading: entry).map { step in
      (Node(read: node.read + 1, hypothesis: step.hypothesis), [change], 0)
    }
  }
}
