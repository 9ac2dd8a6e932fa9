/// Makes a run of what a depth-first search has found: a short way there, and a short cycle.
struct RunAssembly<Machine: StateMachine> {
  private let product: GeneratedProduct<Machine>

  /// A step between two places.
  struct Passage {
    let source: Int
    let way: GeneratedProduct<Machine>.ProductTransition
  }

  init(_ product: GeneratedProduct<Machine>) { self.product = product }

  /// The steps of a run that goes round some of the places for ever: none begins sooner among these.
  ///
  /// - Parameter members: Places of one component in which all that must recur can be met.
  /// - Returns: The place where the run begins, and its steps.
  /// - Complexity: O(the ways of all places that are nearer, and those of the members × marks).
  func run(round members: Set<Int>) -> (start: Int, stem: [Passage], cycle: [Passage]) {
    let (start, stem) = way(to: members.contains)
    return (start, stem, cycle(from: stem.last?.way.target ?? start, among: members))
  }

  /// The steps of a run that ends in a place.
  func run(to end: Int) -> (start: Int, stem: [Passage]) { way { $0 == end } }

  private func way(to isWanted: (Int) -> Bool) -> (start: Int, stem: [Passage]) {
    let starts = product.initialPlaces()
    if let start = starts.first(where: isWanted) { return (start, []) }
    let passages = nearest(from: starts) { isWanted($0.way.target) } ?? []
    return (passages.first?.source ?? starts[0], passages)
  }

  /// From place to place to the nearest step that meets something that is missing, and back.
  private func cycle(from start: Int, among members: Set<Int>) -> [Passage] {
    var (cycle, met, place) = ([Passage](), RunMarks(), start)
    while met != product.allMarks || place != start || cycle.isEmpty {
      let (isComplete, known) = (met == product.allMarks, met)
      let next = nearest(from: [place], among: members) { passage in
        isComplete ? passage.way.target == start : passage.way.marks.adds(to: known)
      }
      guard let next, let last = next.last else { return cycle }
      for passage in next { met |= passage.way.marks }
      cycle += next
      place = last.way.target
    }
    return cycle
  }

  /// The fewest steps of which the last one is wanted.
  private func nearest(
    from starts: [Int], among members: Set<Int>? = nil, _ isWanted: (Passage) -> Bool
  ) -> [Passage]? {
    var arrivals: [Int: Passage] = [:]
    var frontier = starts
    let origins = Set(starts)
    var next = 0
    while next < frontier.count {
      let source = frontier[next]
      for way in product.ways(from: source) ?? [] where members?.contains(way.target) ?? true {
        let passage = Passage(source: source, way: way)
        if isWanted(passage) { return path(to: source, arrivals) + [passage] }
        guard !origins.contains(way.target), arrivals[way.target] == nil else { continue }
        arrivals[way.target] = passage
        frontier.append(way.target)
      }
      next += 1
    }
    return nil
  }

  private func path(to place: Int, _ arrivals: [Int: Passage]) -> [Passage] {
    var (path, current) = ([Passage](), place)
    while let passage = arrivals[current] {
      path.append(passage)
      current = passage.source
    }
    return path.reversed()
  }
}

/// What a step meets of all that must recur: the marks of an automaton, and groups that must be fair.
struct RunMarks: Hashable {
  var accepted: UInt64 = 0
  var fair: UInt64 = 0

  static func |= (left: inout Self, right: Self) {
    left.accepted |= right.accepted
    left.fair |= right.fair
  }

  /// Whether something is met here that is not met there.
  func adds(to other: Self) -> Bool {
    accepted & ~other.accepted != 0 || fair & ~other.fair != 0
  }
}
