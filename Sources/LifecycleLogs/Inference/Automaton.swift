import LifecycleModels
import Synchronization

/// Reads a log and maintains the exact set of model states that explain it so far.
///
/// The set is closed under the steps that the recorder does not record. Sets are numbered as they
/// occur and their successors are kept in a table, so reading a long log is mostly table look-up.
struct Automaton: Sendable {
  /// The number of a set of states; 0 is the empty set, which explains nothing.
  typealias SetNumber = Int32

  static let nothing: SetNumber = 0

  /// The set that follows another by a symbol.
  struct Successor {
    let set: SetNumber
    /// A bit for each scene that certainly had no object when the entry came.
    let gone: UInt8
  }

  /// All reachable states: a log may begin anywhere, because recording may start late.
  static let start: SetNumber = 1

  /// The most numbers in the sets and the table together before they are discarded.
  private static let maxNumbers = 4 << 20

  let graph: LifeCycleGraph
  let restriction: Restriction
  /// Whether each rule is hidden from the recorder.
  let isHidden: [Bool]
  private let followsHidden: [Bool]
  /// The same without silent deaths.
  private let followsAlive: [Bool]
  private(set) var sets: [[Int32]] = []
  private var numbers: [StateSet: SetNumber] = [:]
  var deliveriesOfSet: [SetNumber: Set<Delivery>] = [:]
  /// The successor of each set by each symbol, row after row; nil where it is not known yet.
  private var successors: [Successor?] = []
  private var successorsOfMarks: [MarkStep: Successor] = [:]
  private var size = 0

  /// A set of states in ascending order, whose bytes are hashed at once and not number by number.
  private struct StateSet: Hashable {
    let states: [Int32]

    func hash(into hasher: inout Hasher) {
      states.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Something that a mark says happens in a set.
  private struct MarkStep: Hashable {
    let set: SetNumber
    let symbol: Symbol
  }

  /// Creates the automaton for a recorder that records some callbacks.
  init(graph: LifeCycleGraph, alphabet: Set<Callback>, within restriction: Restriction) {
    self.graph = graph
    self.restriction = restriction
    isHidden = graph.callbackOfRule.map { callback in
      callback.map { !alphabet.contains($0) } ?? true
    }
    let followsHidden = zip(isHidden, restriction.excludedRules).map { $0 && !$1 }
    self.followsHidden = followsHidden
    followsAlive = zip(followsHidden, graph.isKill).map { $0 && !$1 }
    clear()
  }

  /// The set after one more entry; it is empty if no life cycle explains the entry.
  mutating func successor(
    of set: SetNumber, reading symbol: Symbol
  ) -> Successor {
    if case .mark = symbol { return successorOfMark(MarkStep(set: set, symbol: symbol)) }
    let index = Int(set) * Symbol.count + symbol.code
    if let known = successors[index] { return known }
    let successor = newSuccessor(of: set, reading: symbol)
    successors[index] = successor
    return successor
  }

  /// Marks are few, so they have no place in the table.
  private mutating func successorOfMark(_ step: MarkStep) -> Successor {
    if let known = successorsOfMarks[step] { return known }
    let successor = newSuccessor(of: step.set, reading: step.symbol)
    successorsOfMarks[step] = successor
    size += 1
    return successor
  }

  private mutating func newSuccessor(of set: SetNumber, reading symbol: Symbol) -> Successor {
    let targets = targets(of: source(set, before: symbol), reading: symbol)
    let next = if case .mark = symbol { afterMark(targets) } else { hidden(targets) }
    return Successor(set: number(of: next), gone: graph.scenesWithoutObject(in: targets))
  }

  /// The set after the system has delivered what it owes, or some of it.
  mutating func settled(_ set: SetNumber) -> SetNumber {
    number(of: hidden(graph.settled(sets[Int(set)])))
  }

  /// Some states, and those that follow without being recorded.
  private func hidden(_ states: [Int32]) -> [Int32] {
    graph.closure(of: states, following: followsHidden, excluding: restriction.excludedStates)
  }

  /// The same after a mark: what it leads to comes before a silent death, which would excuse
  /// everything.
  private func afterMark(_ states: [Int32]) -> [Int32] {
    let alive = graph.closure(
      of: states, following: followsAlive, excluding: restriction.excludedStates)
    return Set(alive + hidden(alive.filter { graph.isQuiet[Int($0)] })).sorted()
  }

  /// The states in which a symbol is read. Before another mark or process, a process may have died
  /// although the last mark should have led to something.
  private func source(_ set: SetNumber, before symbol: Symbol) -> [Int32] {
    switch symbol {
    case .mark, .nextProcess, .processStart:
      hidden(sets[Int(set)])
    default: sets[Int(set)]
    }
  }

  /// Whether the sets take so much memory that some must be discarded.
  var isFull: Bool { size > Self.maxNumbers }

  /// Whether it needs so little memory that many such automata can be kept.
  var isSmall: Bool { size <= Self.maxNumbers / 4 }

  /// Discards all sets except some.
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

// MARK: - Steps

extension Automaton {
  private mutating func clear() {
    (sets, numbers, successors, size) = ([], [:], [], 0)
    deliveriesOfSet = [:]
    successorsOfMarks = [:]
    _ = number(of: [])
    _ = number(of: restriction.states)
  }

  /// The states of a set, in ascending order.
  func states(in set: SetNumber) -> [Int32] { sets[Int(set)] }

  /// The number of a set of states in ascending order.
  mutating func number(of set: [Int32]) -> SetNumber {
    let key = StateSet(states: set)
    if let known = numbers[key] { return known }
    let number = SetNumber(sets.count)
    numbers[key] = number
    sets.append(set)
    successors.append(contentsOf: repeatElement(nil, count: Symbol.count))
    size += set.count + Symbol.count
    return number
  }

  private func targets(of set: [Int32], reading symbol: Symbol) -> [Int32] {
    switch graph.effect(of: symbol) {
    case .selection(let isSelected):
      if symbol == .nextProcess, restriction.bridgesProcesses { return targetsOfDeath(of: set) }
      return set.filter { isSelected(Int($0)) }
    case .steps(let isTaken, let isPossible):
      // A death that the log reports is never excluded.
      let mayDie = symbol == .killed && restriction.bridgesProcesses
      return graph.targets(
        of: set, byRules: { isTaken($0) && (mayDie || !restriction.excludedRules[$0]) },
        where: isPossible)
    case .event(let isTaken, let isPossible, let isIdle):
      let mayDie = restriction.bridgesProcesses
      let taken = graph.targets(
        of: set.filter { isPossible(Int($0)) },
        byRules: { isTaken($0) && (mayDie || !restriction.excludedRules[$0]) })
      return Set(taken + set.filter { isIdle(Int($0)) }).sorted()
    }
  }

  /// The states without a process that are reached between two processes of a log.
  ///
  /// A silent death may lead there, even if silent deaths are excluded elsewhere.
  private func targetsOfDeath(of set: [Int32]) -> [Int32] {
    let states = set + graph.targets(of: set, byRules: { graph.isKill[$0] })
    return Set(states.filter { graph.execution[Int($0)] == .notRunning }).sorted()
  }
}

/// A cache of automata by alphabet, which keeps the sets that they have computed from log to log.
///
/// A caller that takes automata owns them until it puts them back.
final class AutomatonCache: Sendable {
  /// The automata for one alphabet.
  struct Automata: Sendable {
    /// The whole model.
    var whole: Automaton
    /// The model that assumes no silent death in a log that is repaired.
    var repairing: Automaton
    /// The model without any of its circumstances.
    var withoutCircumstances: Automaton
    /// The model without silent deaths.
    var withoutDeaths: Automaton
    /// The models without one circumstance each; none until a log needs them.
    var withoutEach: [Automaton] = []

    fileprivate var isSmall: Bool {
      ([whole, repairing, withoutCircumstances, withoutDeaths] + withoutEach).allSatisfy(\.isSmall)
    }
  }

  /// The most alphabets that are kept; the latest comes first.
  private static let maxAlphabets = 4

  private let kept = Mutex<[(alphabet: Set<Callback>, automata: Automata)]>([])

  /// The automata for an alphabet, made now if the cache has none.
  func take(_ alphabet: Set<Callback>, orMake make: () -> Automata) -> Automata {
    let known = kept.withLock { kept in
      kept.firstIndex { $0.alphabet == alphabet }.map { kept.remove(at: $0).automata }
    }
    return known ?? make()
  }

  /// Returns automata to the cache, unless they have grown large.
  func put(_ automata: Automata, for alphabet: Set<Callback>) {
    guard automata.isSmall else { return }
    kept.withLock { kept in
      kept.insert((alphabet, automata), at: 0)
      if kept.count > Self.maxAlphabets { kept.removeLast() }
    }
  }
}

/// A value that is made when it is first needed, and shared by all copies of its owner.
final class LazyValue<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// The value, made now if this is the first call.
  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
