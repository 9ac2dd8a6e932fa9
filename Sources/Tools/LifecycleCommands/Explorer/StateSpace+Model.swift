import CommandLineTools
import LifecycleLogs
import LifecycleModels
import ModelChecking
import Reporting

extension StateSpace {
  /// The state space of a model whose states were all visited.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - graph: All its states.
  ///   - trace: Where the page begins; nil for the first initial state.
  ///   - backTo: The step after which the last step of the trace leads back; nil if it does not.
  init<M: Model>(
    of model: M, _ graph: StateGraph<RuleMachine<M.State>>, trace: Trace<RuleMachine<M.State>>?,
    backTo: Int?
  ) {
    let words = ModelWords(model, stagesOf: graph)
    self.init(
      exploring: graph, title: model.title, properties: words.suite.map(\.property),
      runs: words.runs.map(\.run), conditions: words.conditions.predicates,
      stages: words.stages.map(\.name), actions: words.actions,
      describing: words.machine.describe, stage: { words.places[$0.stage] ?? 0 },
      action: words.action)
    complete(with: words, trace: trace, backTo: backTo)
  }

  /// Adds what a page of any machine does not have: facts, what is copied, and where it begins.
  mutating func complete<M: Model>(
    with words: ModelWords<M>, trace: Trace<RuleMachine<M.State>>?, backTo: Int?
  ) {
    let model = words.model
    for (position, property) in words.suite.enumerated() {
      properties[position].role = property.role.rawValue
      properties[position].facts = words.facts.positions(of: property.citations)
    }
    for (position, entry) in zip(words.suite.count..., words.runs) {
      properties[position].add(entry.statement, citing: words.facts)
    }
    facts = words.facts.facts
    replay =
      "lifecycle replay \(model.name) --profile \(model.profile.rawValue)\(model.optionsOfVariant)"
    test = ModelTest.source(of: model)
    if model.identity?.kind.canBeRecorded == true {
      instructions = Instructions(of: model)
    }
    if let trace, let position = words.machine.initialStates.firstIndex(of: trace.initialState) {
      start = position
      way = trace.actions.map(\.rule)
      self.backTo = backTo
    }
  }
}

extension StateSpace.Property {
  /// Adds what the model says of a statement. A witness is shown by the run that breaks its negation.
  fileprivate mutating func add(
    _ statement: LivenessStatement<some ModelState>, citing cited: CitedFacts
  ) {
    role = statement.role.rawValue
    facts = cited.positions(of: statement.citations)
    isShownByRuns = statement.role == .witness
  }
}

extension ExplorerServer {
  /// A page of a model that is too large for one file.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - part: Some of its states, which tell the stages of its map.
  ///   - trace: Where the page begins; nil for the first initial state.
  ///   - backTo: The step after which the last step of the trace leads back; nil if it does not.
  init<M: Model>(
    of model: M, stagesOf part: StateGraph<Machine>, trace: Trace<Machine>?, backTo: Int?
  ) where Machine == RuleMachine<M.State> {
    let words = ModelWords(model, stagesOf: part)
    self.init(
      exploring: words.machine, title: model.title, properties: words.suite.map(\.property),
      runs: words.runs.map(\.run), conditions: words.conditions.predicates,
      stages: words.stages.map(\.name), actions: words.actions,
      describing: words.machine.describe, stage: { words.places[$0.stage] }, action: words.action)
    space.complete(with: words, trace: trace, backTo: backTo)
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
