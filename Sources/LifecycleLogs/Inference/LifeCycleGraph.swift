import LifecycleModels
import ModelChecking

/// The reachable life cycle of a model as plain arrays of indices.
///
/// It is not generic, and is a class, on purpose: code without optimisation follows indices quickly, and
/// would copy a large structure wherever it reads a part of it.
final class LifeCycleGraph: Sendable {
  /// The index of the first transition of each state, and at the end the number of transitions.
  let first: [Int32]
  /// The rule of each transition.
  let rule: [Int32]
  /// The state that each transition leads from.
  let source: [Int32]
  /// The state that each transition leads to.
  let target: [Int32]
  /// The transitions of each rule.
  let transitionsOfRule: [[Int32]]
  /// The execution state of each state.
  let execution: [ExecutionState]
  /// The initial states.
  let initialStates: Range<Int>
  /// What each rule delivers.
  let callbackOfRule: [Callback?]
  /// The scene that each rule calls; nil if it calls none.
  let sceneOfRule: [Int?]
  /// Whether each rule ends the process silently.
  let isKill: [Bool]
  /// What occurs by each rule.
  let occurrenceOfRule: [Occurrence?]
  /// Whether nothing is owed in each state.
  let isQuiet: [Bool]
  /// Whether the process can have been on screen before each state.
  let wasInFront: [Bool]
  /// Whether each scene of the model has an object in each state.
  let isConnected: [[Bool]]

  /// Creates the life cycle of a model from the graph of a machine with all its rules or some of them.
  ///
  /// - Parameters:
  ///   - graph: The states and transitions.
  ///   - rules: All rules of the model.
  ///   - numbers: For each rule of the machine, its index in `rules`; nil if it has them all.
  /// - Complexity: O(*t*) for *t* transitions.
  init<State: ProcessState>(
    _ graph: StateGraph<RuleMachine<State>>, rules: [Rule<State>], numbers: [Int]? = nil
  ) {
    execution = graph.states.map(\.execution)
    initialStates = 0..<graph.initialCount
    callbackOfRule = rules.map(\.callback)
    sceneOfRule = rules.map(\.scene)
    isKill = rules.map { $0.kind == .kill }
    occurrenceOfRule = rules.map(\.occurrence)
    isQuiet = graph.states.map(\.isQuiet)
    isConnected = (0..<Self.sceneCount(of: rules)).map { scene in
      graph.states.map { $0.isConnected(scene: scene) }
    }
    var (first, rule, source, target): ([Int32], [Int32], [Int32], [Int32]) = ([0], [], [], [])
    var transitionsOfRule = rules.map { _ in [Int32]() }
    let ruleOfAction = graph.actions.map { numbers?[$0.rule] ?? $0.rule }
    for state in execution.indices {
      for (action, end) in graph.steps(from: state) {
        let taken = ruleOfAction[Int(action)]
        transitionsOfRule[taken].append(Int32(rule.count))
        rule.append(Int32(taken))
        source.append(Int32(state))
        target.append(end)
      }
      first.append(Int32(target.count))
    }
    // Each state that can follow the foreground in the same process.
    var wasInFront = execution.map { $0 == .active || $0 == .inactive }
    var reached = wasInFront.indices.filter { wasInFront[$0] }
    while let state = reached.popLast() {
      for index in Int(first[state])..<Int(first[state + 1]) {
        let next = Int(target[index])
        guard !wasInFront[next], execution[next].isRunning || execution[next] == .suspended,
          occurrenceOfRule[Int(rule[index])].map(Mark.beginsProcess) != true
        else { continue }
        wasInFront[next] = true
        reached.append(next)
      }
    }
    (self.first, self.rule, self.source, self.target) = (first, rule, source, target)
    self.transitionsOfRule = transitionsOfRule
    self.wasInFront = wasInFront
  }

  /// How many scenes the model with some rules has.
  static func sceneCount<State>(of rules: [Rule<State>]) -> Int {
    rules.compactMap(\.scene).max().map { $0 + 1 } ?? 0
  }

  var stateCount: Int { execution.count }

  func transitions(from state: Int32) -> Range<Int> {
    Int(first[Int(state)])..<Int(first[Int(state) + 1])
  }

  /// A bit for each scene that has no object in any of some states.
  func scenesWithoutObject(in states: [Int32]) -> UInt8 {
    isConnected.indices.reduce(0) { bits, scene in
      states.contains { isConnected[scene][Int($0)] } ? bits : bits | 1 << scene
    }
  }

  /// The states that some rules reach from some states in one step.
  func targets(
    of set: [Int32], byRules isTaken: (Int) -> Bool,
    where isPossible: (ExecutionState, ExecutionState) -> Bool = { _, _ in true }
  ) -> [Int32] {
    var isMember = [Bool](repeating: false, count: stateCount)
    for state in set { isMember[Int(state)] = true }
    var targets: [Int32] = []
    for rule in callbackOfRule.indices where isTaken(rule) {
      for index in transitionsOfRule[rule] {
        let source = Int(self.source[Int(index)])
        let target = self.target[Int(index)]
        if isMember[source], isPossible(execution[source], execution[Int(target)]) {
          targets.append(target)
        }
      }
    }
    return targets
  }

  /// The states that are reachable from some states by the rules that may be followed, in ascending
  /// order and without excluded states.
  func closure(of states: [Int32], following follows: [Bool], excluding excluded: [Bool]) -> [Int32]
  {
    // Read once: without optimisation, each read of an array that is stored elsewhere costs a retain.
    let (first, rules, targets) = (first, rule, target)
    var known = excluded
    var left: [Int32] = []
    for state in states where !known[Int(state)] {
      known[Int(state)] = true
      left.append(state)
    }
    while let last = left.popLast() {
      let state = Int(last)
      var index = Int(first[state])
      let end = Int(first[state + 1])
      while index < end {
        let target = Int(targets[index])
        if !known[target], follows[Int(rules[index])] {
          known[target] = true
          left.append(Int32(target))
        }
        index += 1
      }
    }
    var reached: [Int32] = []
    var state = 0
    while state < known.count {
      if known[state], !excluded[state] { reached.append(Int32(state)) }
      state += 1
    }
    return reached
  }
}

/// A restriction of a life cycle to the rules and states that are not excluded.
struct Restriction: Sendable {
  /// Whether each rule is excluded.
  let excludedRules: [Bool]
  /// Whether each state is excluded.
  let excludedStates: [Bool]
  /// The states in which a log may begin.
  let states: [Int32]
  /// Whether a process may follow another by a death that is excluded elsewhere.
  let bridgesProcesses: Bool

  /// What remains reachable without some rules and states.
  init(of graph: LifeCycleGraph, excludingRules rules: [Bool], states: [Bool]) {
    excludedRules = rules
    excludedStates = states
    bridgesProcesses = false
    self.states = graph.closure(
      of: graph.initialStates.map(Int32.init), following: rules.map(!), excluding: states)
  }

  /// The whole of a life cycle.
  init(all graph: LifeCycleGraph) {
    self.init(
      of: graph, excludingRules: Array(repeating: false, count: graph.callbackOfRule.count),
      states: Array(repeating: false, count: graph.stateCount))
  }

  /// All states, without some rules, except silent deaths between the processes of a log.
  ///
  /// What a mark says can happen by an excluded rule, too.
  init(of graph: LifeCycleGraph, assumingNo rules: [Bool]) {
    excludedRules = rules
    excludedStates = Array(repeating: false, count: graph.stateCount)
    bridgesProcesses = true
    states = Array(0..<Int32(graph.stateCount))
  }
}
