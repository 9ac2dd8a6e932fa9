import CommandLineTools
import LifecycleLogs
import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

extension StateSpace {
  /// The state space of a model whose states were all visited.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - graph: All its states.
  ///   - trace: Where the page begins; nil for the first initial state.
  init<M: Model>(
    of model: M, _ graph: StateGraph<RuleMachine<M.State>>, trace: Trace<RuleMachine<M.State>>?
  ) {
    let machine = model.machine
    let suite = model.properties(of: machine)
    let stages = Set(graph.states.map(\.stage)).sorted { $0.position < $1.position }
    let places = Dictionary(zip(stages, 0...), uniquingKeysWith: { first, _ in first })
    let conditions = ModelConditions(machine.rules)
    var facts = CitedFacts()
    self.init(
      exploring: graph, title: model.title, properties: suite.map(\.property),
      conditions: conditions.predicates, stages: stages.map(\.name),
      actions: machine.rules.compactMap { machine.action(named: $0.name) },
      describing: machine.describe, stage: { places[$0.stage] ?? 0 }
    ) { action in
      let rule = machine.rule(of: action)
      return Action(
        rule, facts: facts.positions(of: rule.citations),
        conditions: conditions.positions(of: rule),
        isRecorded: model.identity?.kind.canBeRecorded == true)
    }
    for (position, property) in suite.enumerated() {
      properties[position].role = property.role.rawValue
      properties[position].facts = facts.positions(of: property.citations)
    }
    self.facts = facts.facts
    replay =
      "lifecycle replay \(model.name) --profile \(model.profile.rawValue)\(model.optionsOfVariant)"
    test = ModelTest.source(of: model)
    if model.identity?.kind.canBeRecorded == true {
      instructions = Instructions(of: model)
    }
    if let trace, let position = machine.initialStates.firstIndex(of: trace.initialState) {
      start = position
      way = trace.actions.map(\.rule)
    }
  }
}

extension Model {
  /// The options that distinguish the model from the usual one of its name and profile.
  fileprivate var optionsOfVariant: String {
    let range = systems == availability ? nil : systems.option
    let count = size.flatMap { $0.isUsual ? nil : $0 }
    return (range.map { " \(Option.ios.name) \($0)" } ?? "")
      + (count.map { " \($0.component.sizeOption.name) \($0.count)" } ?? "")
  }
}

/// The distinct conditions of some rules.
private struct ModelConditions<State: ModelState> {
  private(set) var predicates: [StatePredicate<RuleMachine<State>>] = []
  private var positions: [String: Int] = [:]

  init(_ rules: [Rule<State>]) {
    for condition in rules.flatMap(\.conditions) where positions[condition.name] == nil {
      positions[condition.name] = predicates.count
      predicates.append(StatePredicate(condition.name, condition.test))
    }
  }

  func positions(of rule: Rule<State>) -> [Int] {
    rule.conditions.compactMap { positions[$0.name] }
  }
}

/// The sentences that rules and properties cite, each once.
private struct CitedFacts {
  private(set) var facts: [StateSpace.Fact] = []
  private var positions: [Citation: Int] = [:]

  mutating func positions(of citations: [Citation]) -> [Int] {
    var cited: [Int] = []
    for position in citations.map({ self.position(of: $0) }) where !cited.contains(position) {
      cited.append(position)
    }
    return cited
  }

  private mutating func position(of citation: Citation) -> Int {
    if let known = positions[citation] { return known }
    let source = citation.report
    positions[citation] = facts.count
    facts.append(
      StateSpace.Fact(
        label: source.label, statement: source.statement, documents: source.documents,
        links: DocumentLinks(source.documents).addresses.map {
          StateSpace.Fact.Link(title: $0.title, address: $0.address)
        }))
    return facts.count - 1
  }
}
