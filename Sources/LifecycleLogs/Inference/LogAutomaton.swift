import LifecycleModels

/// Reads a log and carries along the exact set of model states that explain it so far.
///
/// The set is closed under the steps that the recorder would not have seen. Sets are numbered as
/// they occur and their successors kept in a table, so that a long log soon only follows numbers.
struct LogAutomaton: Sendable {
  /// The number of a set of states; 0 is the empty set, which explains nothing.
  typealias SetNumber = Int32

  static let nothing: SetNumber = 0

  /// All states that can be reached: a log may begin anywhere, since recording may start late.
  static let start: SetNumber = 1

  /// What the sets and the table may take, in numbers of four bytes, before they are made anew.
  private static let mostNumbers = 4 << 20

  private let graph: LifeCycleGraph
  private let remainder: Remainder
  /// Whether the recorder sees nothing of each rule.
  let isHidden: [Bool]
  private let followsHidden: [Bool]
  private var sets: [[Int32]] = []
  private var numbers: [[Int32]: SetNumber] = [:]
  /// For each of the successors a bit for each scene that has no object where the entry came.
  private var gone: [UInt8] = []
  private var deliveriesOfSet: [SetNumber: Set<Delivery>] = [:]
  /// The successor of each set by each symbol, row after row; -1 where it is not known yet.
  private var successors: [SetNumber] = []
  private var size = 0

  /// Creates the automaton for a recorder that records some callbacks.
  init(graph: LifeCycleGraph, alphabet: Set<Callback>, within remainder: Remainder) {
    self.graph = graph
    self.remainder = remainder
    isHidden = graph.callbackOfRule.map { callback in
      callback.map { !alphabet.contains($0) } ?? true
    }
    followsHidden = zip(isHidden, remainder.excludedRules).map { $0 && !$1 }
    clear()
  }

  /// The set after one more entry, which is empty if no life cycle has it.
  ///
  /// - Returns: The set, and a bit for each scene that surely had no object when the entry came.
  mutating func successor(
    of set: SetNumber, reading symbol: LogSymbol
  ) -> (set: SetNumber, gone: UInt8) {
    let index = Int(set) * LogSymbol.count + symbol.code
    if successors[index] >= 0 { return (successors[index], gone[index]) }
    let targets = targets(of: sets[Int(set)], reading: symbol)
    let next = graph.closure(
      of: targets, following: followsHidden, excluding: remainder.excludedStates)
    let number = number(of: next)
    successors[index] = number
    gone[index] = graph.scenesWithoutObject(in: targets)
    return (number, gone[index])
  }

  /// Whether so many sets occurred that it is time to forget some.
  var isFull: Bool { size > Self.mostNumbers }

  /// Whether it takes so little that many such automata can be kept.
  var isSmall: Bool { size <= Self.mostNumbers / 4 }

  /// Forgets all sets but some.
  ///
  /// - Parameter kept: The numbers of the sets that are still needed.
  /// - Returns: The new numbers of the sets kept.
  mutating func forget(but kept: Set<SetNumber>) -> [SetNumber: SetNumber] {
    let old = sets
    clear()
    return Dictionary(
      uniqueKeysWithValues: kept.sorted().map { ($0, number(of: old[Int($0)])) })
  }
}

// MARK: - What a set holds

extension LogAutomaton {
  /// The execution states that occur in a set, in the order of their declaration.
  func executions(in set: SetNumber) -> [ExecutionState] {
    let present = Set(sets[Int(set)].map { graph.execution[Int($0)] })
    return ExecutionState.allCases.filter(present.contains)
  }

  /// A callback, and the scene that it is sent to.
  struct Delivery: Hashable {
    let callback: Callback
    let scene: Int?
  }

  /// The recorded callbacks that can come next, with the scenes that they can be sent to.
  mutating func possibleDeliveries(in set: SetNumber) -> Set<Delivery> {
    if let known = deliveriesOfSet[set] { return known }
    var possible: Set<Delivery> = []
    for state in sets[Int(set)] {
      for index in graph.transitions(from: state) {
        let rule = Int(graph.rule[index])
        guard !isHidden[rule], !remainder.excludedRules[rule] else { continue }
        if let callback = graph.callbackOfRule[rule] {
          possible.insert(Delivery(callback: callback, scene: graph.sceneOfRule[rule]))
        }
      }
    }
    deliveriesOfSet[set] = possible
    return possible
  }
}

// MARK: - Steps

extension LogAutomaton {
  private mutating func clear() {
    (sets, numbers, successors, gone, size) = ([], [:], [], [], 0)
    deliveriesOfSet = [:]
    _ = number(of: [])
    _ = number(of: remainder.states)
  }

  /// The states of a set, in ascending order.
  func states(in set: SetNumber) -> [Int32] { sets[Int(set)] }

  /// The number of a set of states in ascending order.
  mutating func number(of set: [Int32]) -> SetNumber {
    if let known = numbers[set] { return known }
    let number = SetNumber(sets.count)
    numbers[set] = number
    sets.append(set)
    successors.append(contentsOf: repeatElement(-1, count: LogSymbol.count))
    gone.append(contentsOf: repeatElement(0, count: LogSymbol.count))
    size += set.count + LogSymbol.count
    return number
  }

  private func targets(of set: [Int32], reading symbol: LogSymbol) -> [Int32] {
    switch graph.effect(of: symbol) {
    case .selection(let isSelected):
      if symbol == .nextProcess, remainder.bridgesProcesses { return targetsOfDeath(of: set) }
      return set.filter { isSelected(Int($0)) }
    case .steps(let isTaken, let isPossible):
      // A death that the log tells is none that is ruled out.
      let mayDie = symbol == .killed && remainder.bridgesProcesses
      return graph.targets(
        of: set, byRules: { isTaken($0) && (mayDie || !remainder.excludedRules[$0]) },
        where: isPossible)
    }
  }

  /// The states without a process that a log says to have been passed through, by a silent death
  /// too even where the rest of the life is to have none.
  private func targetsOfDeath(of set: [Int32]) -> [Int32] {
    let states = set + graph.targets(of: set, byRules: { graph.isKill[$0] })
    return Set(states.filter { graph.execution[Int($0)] == .notRunning }).sorted()
  }
}
