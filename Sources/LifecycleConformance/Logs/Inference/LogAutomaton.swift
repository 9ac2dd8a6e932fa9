import LifecycleModels

/// Reads a log and carries along the exact set of model states that explain it so far.
///
/// The set is closed under the steps that the recorder would not have seen. Sets are numbered as
/// they occur and their successors remembered, so that a long log soon only follows numbers.
struct LogAutomaton {
  /// What one entry of a log says, as the automaton reads it.
  enum Symbol: Hashable, Sendable {
    /// A callback, the state that was printed in it, and the scene that it was sent to, where the log
    /// says so.
    case callback(Callback, seen: ExecutionState?, scene: Int?)
    case phase(ExecutionState)
    case killed
    case processStart
    /// The log goes on in another process: the one before has ended.
    case nextProcess
  }

  /// The number of a set of states; the empty set explains nothing.
  typealias SetNumber = Int

  private let graph: LifeCycleGraph
  private let remainder: Remainder
  private let isHidden: [Bool]
  private let followsHidden: [Bool]
  private var sets: [[Int32]] = []
  private var numbers: [[Int32]: SetNumber] = [:]
  private var successors: [Key: SetNumber] = [:]

  private struct Key: Hashable {
    let set: SetNumber
    let symbol: Symbol
  }

  /// Creates the automaton for a recorder that records some callbacks.
  init(graph: LifeCycleGraph, alphabet: Set<Callback>, within remainder: Remainder) {
    self.graph = graph
    self.remainder = remainder
    isHidden = graph.callbackOfRule.map { callback in
      callback.map { !alphabet.contains($0) } ?? true
    }
    followsHidden = zip(isHidden, remainder.excludedRules).map { $0 && !$1 }
  }

  /// The states in which a log may begin: all that can be reached, since recording may start late.
  mutating func start() -> SetNumber { number(of: remainder.states) }

  /// The set after one more entry; empty if no life cycle has it.
  mutating func set(after set: SetNumber, reading symbol: Symbol) -> SetNumber {
    let key = Key(set: set, symbol: symbol)
    if let known = successors[key] { return known }
    let next = graph.closure(
      of: targets(of: sets[set], reading: symbol), following: followsHidden,
      excluding: remainder.excludedStates)
    let number = number(of: next)
    successors[key] = number
    return number
  }

  func isEmpty(_ set: SetNumber) -> Bool { sets[set].isEmpty }

  /// The execution states that occur in a set, in the order of their declaration.
  func executions(in set: SetNumber) -> [ExecutionState] {
    let present = Set(sets[set].map { graph.execution[Int($0)] })
    return ExecutionState.allCases.filter(present.contains)
  }

  /// The recorded callbacks that can come next, in alphabetical order.
  func possibleCallbacks(in set: SetNumber) -> [Callback] {
    Set(possibleDeliveries(in: set).map(\.callback)).sorted { $0.name < $1.name }
  }

  /// A callback, and the scene that it is sent to.
  struct Delivery: Hashable {
    let callback: Callback
    let scene: Int?
  }

  /// The recorded callbacks that can come next, with the scenes that they can be sent to.
  func possibleDeliveries(in set: SetNumber) -> Set<Delivery> {
    var possible: Set<Delivery> = []
    for state in sets[set] {
      for index in graph.transitions(from: state) {
        let rule = Int(graph.rule[index])
        guard !isHidden[rule], !remainder.excludedRules[rule] else { continue }
        if let callback = graph.callbackOfRule[rule] {
          possible.insert(Delivery(callback: callback, scene: graph.sceneOfRule[rule]))
        }
      }
    }
    return possible
  }
}

extension LogAutomaton {
  private mutating func number(of set: [Int32]) -> SetNumber {
    if let known = numbers[set] { return known }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  private func targets(of set: [Int32], reading symbol: Symbol) -> [Int32] {
    switch symbol {
    case .phase(let execution): set.filter { graph.execution[Int($0)] == execution }
    case .nextProcess: set.filter { graph.execution[Int($0)] == .notRunning }
    case .killed:
      targets(of: set, byRules: { graph.isKill[$0] }) { source, _ in source.hasProcess }
    case .processStart:
      targets(of: set, byRules: { graph.callbackOfRule[$0] == nil }) { source, target in
        !source.hasProcess && target.hasProcess
      }
    case .callback(let callback, let seen, let scene):
      targets(
        of: set,
        byRules: { rule in
          graph.callbackOfRule[rule] == callback
            && (scene == nil || graph.sceneOfRule[rule] == scene)
        }
      ) { source, target in
        seen == nil || seen == (callback.isSentBeforeItsEffect ? source : target)
      }
    }
  }

  private func targets(
    of set: [Int32], byRules isTaken: (Int) -> Bool,
    where isPossible: (ExecutionState, ExecutionState) -> Bool
  ) -> [Int32] {
    var isMember = [Bool](repeating: false, count: graph.stateCount)
    for state in set { isMember[Int(state)] = true }
    var targets: [Int32] = []
    for rule in isHidden.indices where isTaken(rule) && !remainder.excludedRules[rule] {
      for index in graph.transitionsOfRule[rule] {
        let source = Int(graph.source[Int(index)])
        let target = graph.target[Int(index)]
        if isMember[source], isPossible(graph.execution[source], graph.execution[Int(target)]) {
          targets.append(target)
        }
      }
    }
    return targets
  }
}
