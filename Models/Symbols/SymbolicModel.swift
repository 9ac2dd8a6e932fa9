import ModelChecking

/// A model as guards and assignments on named variables, rule by rule, for tools that know no Swift.
///
/// The functions are found from the reachable states, in each of which they are exact: a tool that begins
/// in the same states reaches the same states by the same steps. The states are visited by the rules
/// alone, without the search of the engine, so that the tool's numbers are a second opinion on it.
package struct SymbolicModel<M: Model>: Sendable {
  /// A condition of rules, or a test of properties.
  package struct Condition: Sendable {
    /// The condition in words.
    package let name: String
    /// Where it holds: a function with the values 0 and 1.
    package let test: DecisionTree
  }

  /// What a rule assigns to a variable.
  package enum Value: Hashable, Sendable {
    /// The value that another variable had before.
    case variable(Int)
    /// A function of the values before; ``DecisionTree/unchanged`` is the value that the variable had.
    case function(DecisionTree)

    /// The variables that it depends on.
    package var variables: Set<Int> {
      switch self {
      case .variable(let variable): [variable]
      case .function(let tree): tree.variables
      }
    }
  }

  /// A rule that happens in some reachable state.
  package struct Step: Sendable {
    /// The rule.
    package let rule: Rule<M.State>
    /// The action of the rule.
    let action: RuleAction
    /// The positions of its conditions in ``conditions``.
    package let conditions: [Int]
    /// What it assigns, and to which variables.
    package let assignments: [(variable: Int, value: Value)]
    /// The states in which it can happen, and where it leads.
    let steps: [(source: Int32, target: Int32)]
  }

  /// The model.
  package let model: M
  /// What a state consists of.
  package let variables: StateVariables
  /// How many reachable states there are, the initial ones first.
  package let stateCount: Int
  /// The values of the variables in each initial state.
  package let initialStates: [[Int]]
  /// The conditions of the rules, each once.
  package let conditions: [Condition]
  /// The rules that happen.
  package let steps: [Step]
  /// The rules that never happen in a model of these systems.
  package let neverFired: [Rule<M.State>]

  /// The reachable states, and behind them some to which broken rules would lead.
  let states: [M.State]

  /// How many steps there are.
  package var transitionCount: Int { steps.reduce(0) { $0 + $1.steps.count } }

  /// Finds the guards and assignments of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - isStopped: Whether to give up; it is asked again and again, with the number of known states.
  /// - Complexity: O(states · (conditions + variables)), at some microseconds for each part of a state.
  package init?(_ model: M, isStopped: (_ states: Int) -> Bool = { _ in false }) {
    let machine = model.machine
    let rules = machine.rules
    var positions: [String: Int] = [:]
    var tested: [LifecycleModels.Condition<M.State>] = []
    for condition in rules.flatMap(\.conditions) where positions[condition.name] == nil {
      positions[condition.name] = tested.count
      tested.append(condition)
    }
    let needed = rules.map { $0.conditions.compactMap { positions[$0.name] } }
    // Taken out of the rules once, because this code is generic: a rule would be copied for each state.
    let (tests, effects) = (tested.map(\.test), rules.map(\.effect))
    /// For each condition, whether it holds in each state.
    var truths = tests.map { _ in [UInt16]() }
    var states = machine.initialStates
    var numbers = Dictionary(uniqueKeysWithValues: zip(states, Int32(0)...))
    var taken = rules.map { _ in [(source: Int32, target: Int32)]() }
    var next = 0
    while next < states.count {
      if next % 64 == 0, isStopped(states.count) { return nil }
      let state = states[next]
      for index in tests.indices { truths[index].append(tests[index](state) ? 1 : 0) }
      for number in effects.indices where needed[number].allSatisfy({ truths[$0][next] == 1 }) {
        var target = state
        effects[number](&target)
        let position = numbers[target] ?? Int32(states.count)
        if Int(position) == states.count {
          numbers[target] = position
          states.append(target)
        }
        taken[number].append((Int32(next), position))
      }
      next += 1
    }
    stateCount = states.count
    Self.addBroken(to: &states, rules: rules, taken)
    for state in states[stateCount...] {
      for index in tests.indices { truths[index].append(tests[index](state) ? 1 : 0) }
    }
    let variables = StateVariables(of: states)
    let learner = variables.learner
    self.model = model
    self.variables = variables
    self.states = states
    initialStates = machine.initialStates.indices.map { variables.values(in: $0) }
    var conditions: [Condition] = []
    for (condition, values) in zip(tested, truths) {
      if isStopped(stateCount) { return nil }
      conditions.append(Condition(name: condition.name, test: learner.tree(values: values)))
    }
    self.conditions = conditions
    let fired = rules.indices.filter { !taken[$0].isEmpty }
    neverFired = rules.indices.filter { taken[$0].isEmpty }.map { rules[$0] }
    steps = fired.map { number in
      let rule = rules[number]
      return Step(
        rule: rule, action: RuleAction(rule: number),
        conditions: needed[number],
        assignments: learner.assignments(of: taken[number], variables), steps: taken[number])
    }
  }
}

extension SymbolicModel {
  /// Adds states to which the rules would lead if their effects were wrong. A claim that holds in all
  /// reachable states would otherwise be found to say nothing.
  private static func addBroken(
    to states: inout [M.State], rules: [Rule<M.State>], _ taken: [[(source: Int32, target: Int32)]]
  ) {
    var known = Set(states)
    for (rule, steps) in zip(rules, taken) {
      let faults = M.State.faults(of: rule)
      for step in stride(from: 0, to: steps.count, by: max(1, steps.count / 16)).map({ steps[$0] })
      {
        for fault in faults {
          let broken = fault.target(states[Int(step.source)], states[Int(step.target)])
          if known.insert(broken).inserted { states.append(broken) }
        }
      }
    }
  }
}

extension DecisionLearner {
  /// What changes in some steps of one rule, each variable by the shortest of the functions that fit.
  fileprivate func assignments<M: Model>(
    of steps: [(source: Int32, target: Int32)], _ variables: StateVariables
  ) -> [(variable: Int, value: SymbolicModel<M>.Value)] {
    let sources = steps.map(\.source)
    return columns.indices.compactMap { variable in
      let column = columns[variable]
      let after = steps.map { column[Int($0.target)] }
      let isKept = zip(sources, after).map { column[Int($0)] == $1 }
      guard isKept.contains(false) else { return nil }
      let type = variables.variables[variable].type
      let copied = columns.indices.first { other in
        variables.variables[other].type == type && after.contains { $0 != after[0] }
          && zip(sources, after).allSatisfy { columns[other][Int($0)] == $1 }
      }
      if let copied { return (variable, .variable(copied)) }
      let whole = tree(of: sources, values: after)
      guard isKept.contains(true) else { return (variable, .function(whole)) }
      let unchanged = UInt16(DecisionTree.unchanged)
      let partial = tree(of: sources, values: zip(after, isKept).map { $1 ? unchanged : $0 })
      return (variable, .function(partial.size < whole.size ? partial : whole))
    }
  }
}
