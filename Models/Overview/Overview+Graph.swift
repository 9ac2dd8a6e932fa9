import ModelChecking

extension Overview {
  /// Reads the figure off the states that a search has found.
  ///
  /// Each event is followed from the states in which nothing is owed, through everything that is
  /// owed because of it, and is a cause of every change of stage on its way.
  ///
  /// - Parameters:
  ///   - graph: The explored states.
  ///   - machine: The machine that was explored.
  /// - Complexity: O(rules × transitions) time at worst; in practice different events soon
  ///   reach different states, and it is near O(transitions).
  public init<State: ModelState>(
    of graph: StateGraph<RuleMachine<State>>, machine: RuleMachine<State>
  ) {
    let survey = OverviewSurvey(graph: graph, rules: machine.rules)
    var draft = OverviewDraft()
    for rule in machine.rules.indices {
      if machine.rules[rule].kind == .kill {
        draft.addKills(of: rule, in: survey)
      } else {
        var pursuit = OverviewPursuit(of: rule, in: survey)
        for change in pursuit.changes() { draft.add(change, causedBy: rule) }
      }
    }
    arrows = draft.arrows(of: machine.rules)
    remarks = Dictionary(
      graph.states.compactMap { state in state.stageRemark.map { (state.stage, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A cache of what the derivation of a figure looks up in a graph repeatedly.
struct OverviewSurvey<State: ModelState> {
  typealias Transition = StateGraph<RuleMachine<State>>.Transition

  let graph: StateGraph<RuleMachine<State>>
  let rules: [Rule<State>]
  let stages: [Stage]
  let isQuiet: [Bool]
  private let byRule: [[Transition]]

  init(graph: StateGraph<RuleMachine<State>>, rules: [Rule<State>]) {
    self.graph = graph
    self.rules = rules
    stages = graph.states.map(\.stage)
    isQuiet = graph.states.map(\.isQuiet)
    var byRule = [[Transition]](repeating: [], count: rules.count)
    for state in 0..<graph.expandedCount {
      for transition in graph.transitions(from: state) {
        byRule[transition.action.rule].append(transition)
      }
    }
    self.byRule = byRule
  }

  /// The transitions of a rule, those from the nearest states first.
  func transitions(of rule: Int) -> [Transition] { byRule[rule] }

  /// The transitions that deliver or remove something that is owed in a state.
  func consequences(in state: Int) -> [Transition] {
    isQuiet[state]
      ? [] : graph.transitions(from: state).filter { rules[$0.action.rule].kind.isConsequence }
  }

  func changesStage(_ transition: Transition) -> Bool {
    stages[transition.source] != stages[transition.target]
  }
}

extension RuleKind {
  fileprivate var isConsequence: Bool { self == .delivery || self == .silent }
}
