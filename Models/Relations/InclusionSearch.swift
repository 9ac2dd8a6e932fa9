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
  private let specification: ObservedGraph
  private var sets: [[Int32]] = []
  private var numbers: [[Int32]: Int32] = [:]
  private var successors: [[Int: Int32]] = []
  private var visits: [Visit] = []
  private var known: Set<Pair> = []

  init(_ implementation: ObservedGraph, within specification: ObservedGraph) {
    self.implementation = implementation
    self.specification = specification
  }

  /// How many pairs were visited.
  var pairCount: Int { visits.count }

  /// Whether every pair was visited and followed.
  private(set) var isComplete = false

  /// The nearest deviation; nil if there is none, or none within the limit.
  mutating func run(limit: Int) -> Deviation? {
    let start = number(
      of: specification.silentClosure(of: (0..<specification.initialCount).map(Int32.init)))
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
        let next = set(after: pair.set, observing: observation)
        if sets[Int(next)].isEmpty {
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

  private mutating func number(of set: [Int32]) -> Int32 {
    if let known = numbers[set] { return known }
    let number = Int32(sets.count)
    numbers[set] = number
    sets.append(set)
    successors.append([:])
    return number
  }

  private mutating func set(after set: Int32, observing observation: Int) -> Int32 {
    if let known = successors[Int(set)][observation] { return known }
    var targets: Set<Int32> = []
    for state in sets[Int(set)] {
      for step in specification.transitions[Int(state)] where step.observation == observation {
        targets.insert(step.target)
      }
    }
    let next = number(of: specification.silentClosure(of: targets.sorted()))
    successors[Int(set)][observation] = next
    return next
  }

  private func deviation(after last: Int, by rule: Int, _ observation: Int) -> Deviation {
    var rules = [rule]
    var position = last
    while visits[position].before >= 0 {
      rules.append(visits[position].rule)
      position = visits[position].before
    }
    var possible: Set<Int> = []
    for state in sets[Int(visits[last].pair.set)] {
      for step in specification.transitions[Int(state)] {
        if let observation = step.observation { possible.insert(observation) }
      }
    }
    return Deviation(
      initial: visits[position].rule, rules: rules.reversed(), observation: observation,
      possible: possible.sorted())
  }
}
