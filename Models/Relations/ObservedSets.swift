/// A graph in which what was observed so far leads to one set of states: all that would have shown
/// the same.
///
/// The sets are made when they are first asked for, and have numbers from 0.
struct ObservedSets: Sendable {
  /// The set of the states that can be reached before anything is observed.
  let start: Int32

  private let graph: ObservedGraph
  private var sets: [[Int32]]
  private var numbers: [[Int32]: Int32]
  private var successors: [[Int: Int32]]

  init(_ graph: ObservedGraph) {
    self.graph = graph
    let first = graph.silentClosure(of: (0..<graph.initialCount).map(Int32.init))
    start = 0
    sets = [first]
    numbers = [first: 0]
    successors = [[:]]
  }

  /// Whether nothing can have been observed that leads to a set.
  func isEmpty(_ set: Int32) -> Bool { sets[Int(set)].isEmpty }

  /// The set of the states after one more observation.
  mutating func set(after set: Int32, observing observation: Int) -> Int32 {
    if let known = successors[Int(set)][observation] { return known }
    var targets: Set<Int32> = []
    for state in sets[Int(set)] {
      for step in graph.transitions[Int(state)] where step.observation == observation {
        targets.insert(step.target)
      }
    }
    let next = number(of: graph.silentClosure(of: targets.sorted()))
    successors[Int(set)][observation] = next
    return next
  }

  /// What can be observed next in some state of a set, in ascending order.
  func observations(in set: Int32) -> [Int] {
    var possible: Set<Int> = []
    for state in sets[Int(set)] {
      for step in graph.transitions[Int(state)] {
        if let observation = step.observation { possible.insert(observation) }
      }
    }
    return possible.sorted()
  }

  private mutating func number(of set: [Int32]) -> Int32 {
    if let known = numbers[set] { return known }
    let number = Int32(sets.count)
    numbers[set] = number
    sets.append(set)
    successors.append([:])
    return number
  }
}
