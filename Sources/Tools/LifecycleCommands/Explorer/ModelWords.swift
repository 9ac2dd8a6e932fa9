import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// What a page of a model says of its actions, conditions, stages and properties.
struct ModelWords<M: Model> {
  typealias Machine = RuleMachine<M.State>

  let model: M
  let machine: Machine
  let suite: [SuiteProperty<M.State>]
  /// What must happen in the end, as far as the model has what it speaks of.
  let runs: [(statement: LivenessStatement<M.State>, run: StateSpace.RunStatement<Machine>)]
  /// The stages that occur, in order, and the position of each.
  let stages: [Stage]
  let places: [Stage: Int]
  let conditions: ModelConditions<M.State>
  let facts: CitedFacts

  /// Finds out what the page says.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - graph: States that tell which stages occur.
  init(_ model: M, stagesOf graph: StateGraph<RuleMachine<M.State>>) {
    self.model = model
    machine = model.machine
    suite = model.properties(of: machine)
    runs = model.livenessStatements.compactMap { [machine] statement in
      guard let property = try? model.livenessProperty(of: statement, in: machine) else {
        return nil
      }
      return (statement, StateSpace.RunStatement(id: statement.id, property: property))
    }
    stages = Set(graph.states.map(\.stage)).sorted { $0.position < $1.position }
    places = Dictionary(zip(stages, 0...), uniquingKeysWith: { first, _ in first })
    conditions = ModelConditions(machine.rules)
    facts = CitedFacts(
      machine.rules.map(\.citations) + suite.map(\.citations)
        + runs.map(\.statement.citations))
  }

  /// The actions in the order of the rules.
  var actions: [RuleMachine<M.State>.Action] {
    machine.rules.compactMap { machine.action(named: $0.name) }
  }

  /// An action in words.
  func action(_ action: RuleMachine<M.State>.Action) -> StateSpace.Action {
    let rule = machine.rule(of: action)
    return StateSpace.Action(
      rule, facts: facts.positions(of: rule.citations), conditions: conditions.positions(of: rule),
      isRecorded: model.identity?.kind.canBeRecorded == true)
  }
}

/// The distinct conditions of some rules.
struct ModelConditions<State: ModelState> {
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
struct CitedFacts {
  private(set) var facts: [StateSpace.Fact] = []
  private var positions: [Citation: Int] = [:]

  init(_ lists: [[Citation]]) {
    for citation in lists.joined() where positions[citation] == nil { add(citation) }
  }

  /// The positions of the sentences, each once.
  func positions(of citations: [Citation]) -> [Int] {
    var cited: [Int] = []
    for position in citations.compactMap({ positions[$0] }) where !cited.contains(position) {
      cited.append(position)
    }
    return cited
  }

  private mutating func add(_ citation: Citation) {
    let source = citation.report
    positions[citation] = facts.count
    facts.append(
      StateSpace.Fact(
        label: source.label, statement: source.statement, documents: source.documents,
        links: DocumentLinks(source.documents).addresses.map {
          StateSpace.Fact.Link(title: $0.title, address: $0.address)
        }))
  }
}
