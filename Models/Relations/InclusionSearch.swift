/// The search for something that can be observed in one graph but not in another.
///
/// It goes breadth first through pairs of a state of the first graph and the set of all states of
/// the second that would have shown the same, so the deviation that it finds is a nearest one.
struct InclusionSearch {
  /// Where the first graph shows what the second cannot.
  struct Deviation {
    let initial: Int
    let rules: [Int]
    let observation: Int
    let possible: [Int]
  }

  private struct Pair: Hashable {
    let state: Int32
    let set: Int32
  }

  private struct Visit {
    let pair: Pair
    let before: Int
    let rule: Int
  }

  private let implementation: ObservedGraph
  /// What the second graph can show, as far as the search has asked.
  private(set) var specification: ObservedSets
  private var visits: [Visit] = []
  private var known: Set<Pair> = []

  init(_ implementation: ObservedGraph, within specification: ObservedSets) {
    self.implementation = implementation
    self.specification = specification
  }

  /// How many pairs were visited.
  var pairCount: Int { visits.count }

  /// Whether every pair was visited and followed.
  private(set) var isComplete = false

  /// The nearest deviation; nil if there is none, or none within the limit.
  mutating func run(limit: Int) -> Deviation? {
    let start = specification.start
    for state in 0..<implementation.initialCount {
      visit(Pair(state: Int32(state), set: start), before: -1, rule: state)
    }
    var position = 0
    while position < visits.count {
      if visits.count > limit { return nil }
      let pair = visits[position].pair
      for step in implementation.transitions[Int(pair.state)] {
        guard let observation = step.observation else {
          visit(Pair(state: step.target, set: pair.set), before: position, rule: step.rule)
          continue
        }
        let next = specification.set(after: pair.set, observing: observation)
        if specification.isEmpty(next) {
          return deviation(after: position, by: step.rule, observation)
        }
        visit(Pair(state: step.target, set: next), before: position, rule: step.rule)
      }
      position += 1
    }
    isComplete = true
    return nil
  }

  private mutating func visit(_ pair: Pair, before: Int, rule: Int) {
    if known.insert(pair).inserted { visits.append(Visit(pair: pair, before: before, rule: rule)) }
  }

  private func deviation(after last: Int, by rule: Int, _ observation: Int) -> Deviation {
    var rules = [rule]
    var position = last
    while visits[position].before >= 0 {
      rules.append(visits[position].rule)
      position = visits[position].before
    }
    return Deviation(
      initial: visits[position].rule, rules: rules.reversed(), observation: observation,
      possible: specification.observations(in: visits[last].pair.set))
  }
}
