/// Finds a legal log with the fewest edits: insertions, deletions, and swaps of neighbours.
///
/// This is Dijkstra's algorithm over pairs of items read and hypothesis, with costs of zero and
/// one. It is exact, because the sets of the automaton decide which continuations are legal.
struct NearestLogSearch {
  private(set) var automaton: Automaton
  private let items: [TrackItem]
  private let most: Int
  private let edits: Edits

  /// Which edits may be made.
  enum Edits {
    case all
    /// Only insertions: entries that would have to be there as well.
    case insertions
  }

  struct Found {
    let edits: Int
    let changes: [NearestLog.Change]
  }

  /// How many items have been read, and what explains them.
  private struct Position: Hashable {
    let read: Int
    let hypothesis: SceneHypothesis
  }

  /// How a position was reached.
  private struct Link {
    let from: Position
    let changes: [NearestLog.Change]
  }

  private typealias Transition = (position: Position, changes: [NearestLog.Change], cost: Int)

  /// The search gives up after this many positions: a log so far from any legal one has no useful
  /// repair.
  private static let maxPositions = 20_000

  /// Creates a search that gives up when more than `most` edits are needed.
  init(automaton: Automaton, items: [TrackItem], most: Int, edits: Edits = .all) {
    self.automaton = automaton
    self.items = items
    self.most = most
    self.edits = edits
  }

  /// The nearest legal log, or nil if it needs too many edits or takes too long to find.
  mutating func run(from base: [SceneHypothesis]) -> Found? {
    var links: [Position: Link] = [:]
    var done: Set<Position> = []
    // One stack for each cost: all transitions cost zero or one.
    var frontier: [[(position: Position, link: Link?)]] = [
      base.reversed().map { (Position(read: 0, hypothesis: $0), nil) }
    ]
    var cost = 0
    while cost <= most, cost < frontier.count {
      while let (position, link) = frontier[cost].popLast() {
        guard done.insert(position).inserted else { continue }
        if done.count > Self.maxPositions { return nil }
        links[position] = link
        if position.read == items.count {
          return Found(edits: cost, changes: changes(to: position, links))
        }
        for (next, changes, price) in transitions(from: position) where !done.contains(next) {
          while frontier.count <= cost + price { frontier.append([]) }
          frontier[cost + price].append((next, Link(from: position, changes: changes)))
        }
      }
      cost += 1
    }
    return nil
  }

  private func changes(to position: Position, _ links: [Position: Link]) -> [NearestLog.Change] {
    var pieces: [[NearestLog.Change]] = []
    var current = position
    while let link = links[current] {
      pieces.append(link.changes)
      current = link.from
    }
    return pieces.reversed().flatMap { $0 }
  }
}

// MARK: - Transitions

extension NearestLogSearch {
  // The last transition is tried first, so of equally near logs the one that keeps an entry wins.
  private mutating func transitions(from position: Position) -> [Transition] {
    guard case .entry(let entry) = items[position.read] else {
      let step = automaton.step(from: position.hypothesis, reading: [.nextProcess])
      return step.map { [(Position(read: position.read + 1, hypothesis: $0.hypothesis), [], 0)] }
        ?? []
    }
    var found: [Transition] = []
    if edits == .all {
      found.append(
        (
          Position(read: position.read + 1, hypothesis: position.hypothesis),
          [NearestLog.Change(.removed, entry.name, position: entry.position)], 1
        ))
    }
    found += insertions(from: position)
    if edits == .all { found += swaps(from: position, entry) }
    return found + keeping(entry, from: position)
  }

  private mutating func insertions(from position: Position) -> [Transition] {
    var found: [Transition] = []
    for delivery in automaton.deliveries(in: position.hypothesis).reversed() {
      if let step = automaton.step(from: position.hypothesis, reading: [delivery.symbol]) {
        let target = Position(read: position.read, hypothesis: step.hypothesis)
        found.append((target, [NearestLog.Change(.inserted, delivery.name)], 1))
      }
    }
    return found
  }

  private mutating func swaps(from position: Position, _ entry: TrackEntry) -> [Transition] {
    guard position.read + 1 < items.count, case .entry(let second) = items[position.read + 1] else {
      return []
    }
    var found: [Transition] = []
    let changes = [second, entry].map {
      NearestLog.Change(.swapped, $0.name, position: $0.position)
    }
    for first in automaton.steps(from: position.hypothesis, reading: second) {
      for last in automaton.steps(from: first.hypothesis, reading: entry) {
        found.append((Position(read: position.read + 2, hypothesis: last.hypothesis), changes, 1))
      }
    }
    return found
  }

  private mutating func keeping(_ entry: TrackEntry, from position: Position) -> [Transition] {
    let change = NearestLog.Change(.kept, entry.name, position: entry.position)
    return automaton.steps(from: position.hypothesis, reading: entry).map { step in
      (Position(read: position.read + 1, hypothesis: step.hypothesis), [change], 0)
    }
  }
}
