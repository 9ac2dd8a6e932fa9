/// A graph whose steps show something or nothing, for comparing what can be seen of two of them.
struct LabelledGraph {
  struct Step {
    /// What is seen, as a number; nil if nothing is.
    let label: Int?
    let target: Int
  }

  /// The steps from each place; the graph begins in place 0.
  var steps: [[Step]] = []

  /// A shortest sequence of labels that this graph shows and another one does not.
  ///
  /// Breadth first over pairs of a place here and the set of all places there that show the same.
  func sequence(missingIn other: LabelledGraph) -> [Int]? {
    var sets = SetNumbers(of: other)
    var pairs = [Pair(place: 0, set: sets.start)]
    var origins: [(before: Int, label: Int?)] = [(-1, nil)]
    var known = Set(pairs)
    var position = 0
    while position < pairs.count {
      let pair = pairs[position]
      for step in steps[pair.place] {
        let set = step.label.map { sets.successor(of: pair.set, seeing: $0) } ?? pair.set
        let next = Pair(place: step.target, set: set)
        guard known.insert(next).inserted else { continue }
        pairs.append(next)
        origins.append((position, step.label))
        if sets.isEmpty(set) { return labels(to: pairs.count - 1, origins) }
      }
      position += 1
    }
    return nil
  }

  private struct Pair: Hashable {
    let place: Int
    let set: Int
  }

  private func labels(to position: Int, _ origins: [(before: Int, label: Int?)]) -> [Int] {
    var labels: [Int] = []
    var position = position
    while position >= 0 {
      if let label = origins[position].label { labels.append(label) }
      position = origins[position].before
    }
    return labels.reversed()
  }
}

/// The sets of places of a graph that show the same, numbered as they occur.
private struct SetNumbers {
  private let graph: LabelledGraph
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var successors: [[Int: Int]] = []
  /// For each place the search that has seen it last, so that no search has to clear anything.
  private var seenIn: [Int]
  private var searches = 0

  init(of graph: LabelledGraph) {
    self.graph = graph
    seenIn = Array(repeating: 0, count: graph.steps.count)
    _ = number(of: closure(of: [0]))
  }

  let start = 0

  func isEmpty(_ set: Int) -> Bool { sets[set].isEmpty }

  mutating func successor(of set: Int, seeing label: Int) -> Int {
    if let known = successors[set][label] { return known }
    let targets = sets[set].flatMap { place in
      graph.steps[place].filter { $0.label == label }.map(\.target)
    }
    let next = number(of: closure(of: targets))
    successors[set][label] = next
    return next
  }

  /// The places that can be reached from some places unseen; equal sets in equal order.
  private mutating func closure(of places: [Int]) -> [Int] {
    searches += 1
    var found: [Int] = []
    var frontier = places
    while let place = frontier.popLast() {
      guard seenIn[place] != searches else { continue }
      seenIn[place] = searches
      found.append(place)
      for step in graph.steps[place] where step.label == nil { frontier.append(step.target) }
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
