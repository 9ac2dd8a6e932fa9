/// A graph whose steps may have labels, to compare the sequences of labels of two graphs.
struct LabelledGraph {
  struct Step {
    /// What can be observed, as a number; nil if nothing can.
    let label: Int?
    let target: Int
  }

  /// The steps from each state; the graph begins in state 0.
  var steps: [[Step]] = []

  /// A shortest sequence of labels that this graph has and another one does not.
  ///
  /// This is a breadth-first search over pairs of a state here and the set of all states there that
  /// the same labels lead to.
  func sequence(missingIn other: LabelledGraph) -> [Int]? {
    var sets = SubsetNumbers(of: other)
    var pairs = [Pair(state: 0, set: sets.start)]
    var origins: [Origin?] = [nil]
    var visited = Set(pairs)
    var position = 0
    while position < pairs.count {
      let pair = pairs[position]
      for step in steps[pair.state] {
        let set = step.label.map { sets.successor(of: pair.set, by: $0) } ?? pair.set
        let next = Pair(state: step.target, set: set)
        guard visited.insert(next).inserted else { continue }
        pairs.append(next)
        origins.append(Origin(before: position, label: step.label))
        if sets.isEmpty(set) { return labels(to: pairs.count - 1, origins) }
      }
      position += 1
    }
    return nil
  }

  private struct Pair: Hashable {
    let state: Int
    let set: Int
  }

  private struct Origin {
    let before: Int
    let label: Int?
  }

  private func labels(to position: Int, _ origins: [Origin?]) -> [Int] {
    var labels: [Int] = []
    var position = position
    while let origin = origins[position] {
      if let label = origin.label { labels.append(label) }
      position = origin.before
    }
    return labels.reversed()
  }
}

/// The sets of states of a graph that the same labels lead to, numbered as they occur.
private struct SubsetNumbers {
  private let graph: LabelledGraph
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var successors: [[Int: Int]] = []
  /// For each state the last search that visited it, so that no search has to clear the array.
  private var visitedBy: [Int]
  private var searches = 0

  init(of graph: LabelledGraph) {
    self.graph = graph
    visitedBy = Array(repeating: 0, count: graph.steps.count)
    _ = number(of: closure(of: [0]))
  }

  let start = 0

  func isEmpty(_ set: Int) -> Bool { sets[set].isEmpty }

  mutating func successor(of set: Int, by label: Int) -> Int {
    if let known = successors[set][label] { return known }
    let targets = sets[set].flatMap { state in
      graph.steps[state].filter { $0.label == label }.map(\.target)
    }
    let next = number(of: closure(of: targets))
    successors[set][label] = next
    return next
  }

  /// The states that steps without a label lead to from some states; equal sets in equal order.
  private mutating func closure(of states: [Int]) -> [Int] {
    searches += 1
    var found: [Int] = []
    var frontier = states
    while let state = frontier.popLast() {
      guard visitedBy[state] != searches else { continue }
      visitedBy[state] = searches
      found.append(state)
      for step in graph.steps[state] where step.label == nil { frontier.append(step.target) }
    }
    return found.sorted()
  }

  private mutating func number(of set: [Int]) -> Int {
    if let known = numbers[set] { return known }
    numbers[set] = sets.count
    sets.append(set)
    successors.append([:])
    return sets.count - 1
  }
}
