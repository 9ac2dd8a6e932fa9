import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

/// A model with the graph of its states: what the tests of every model ask, whatever its states are.
protocol Explored: Sendable {
  associatedtype M: Model

  var model: M { get }
  var machine: RuleMachine<M.State> { get }
  var graph: StateGraph<RuleMachine<M.State>> { get }
  var suite: [SuiteProperty<M.State>] { get }
}

struct Exploration<M: Model>: Explored {
  let model: M
  let machine: RuleMachine<M.State>
  let graph: StateGraph<RuleMachine<M.State>>
  let suite: [SuiteProperty<M.State>]

  /// Explores a model; the contract of its machine is audited in every state or in a sample.
  init(of model: M, auditing audit: ContractAudit = .sample) {
    self.model = model
    machine = model.machine
    graph = machine.explore(auditing: audit)
    suite = model.properties(of: machine)
  }
}

/// How large a graph is.
struct Extent: Hashable {
  var states: Int
  var transitions: Int
  var depth: Int
}

extension Explored {
  /// Nil where the search has not come to an end.
  var extent: Extent? {
    guard graph.isComplete else { return nil }
    return Extent(
      states: graph.states.count, transitions: graph.transitionCount, depth: graph.depth)
  }

  /// How the model of the newest system breaks the contract of a machine in some state.
  var faultOnNewestSystem: String? {
    model.on(.newest).machine.explore(auditing: .everyState).fault?.description
  }

  var ruleNames: [String] { machine.rules.map(\.name) }
  var propertyIDs: [String] { suite.map(\.property.id) }
  var invariantIDs: [String] { suite.filter { $0.role == .invariant }.map(\.property.id) }
  var disputes: [Dispute] { model.disputes }

  var rulesThatNeverHappen: [String] {
    let taken = Set(graph.actions.map(\.rule))
    return machine.rules.indices.filter { !taken.contains($0) }.map { machine.rules[$0].name }
  }

  /// All that has to say where it comes from.
  var cited: [(name: String, citations: [Citation])] {
    machine.rules.map { ($0.name, $0.citations) }
      + suite.map { ($0.property.id, $0.citations) } + disputes.map { ($0.name, $0.citations) }
  }

  /// The first state in which the machine, which tests a condition that several rules share only
  /// once, lists other actions than the rules do one by one. Of a large model some states are tried.
  var stateWithOtherActions: String? {
    let rules = machine.rules
    let states = graph.states
    return stride(from: 0, to: states.count, by: strideOfSample).lazy
      .map { states[$0] }
      .first { state in
        machine.actions(in: state).map(\.rule)
          != rules.indices.filter { rules[$0].isEnabled(in: state) }
      }?.summary
  }

  /// The distance between the states of a sample of some thousand, or of a thousand in an ordinary run.
  private var strideOfSample: Int {
    max(1, graph.states.count / (Thoroughness.isFull ? 4_000 : 1_000))
  }

  /// The first state for which the machine lists other actions if it is asked for several states.
  var stateListedOtherwise: String? {
    let (machine, states) = (machine, graph.states)
    return stride(from: 0, to: states.count, by: 64 * strideOfSample).lazy
      .compactMap { start in
        let block = states[start..<min(start + 64, states.count)]
        var lists = [[RuleAction]](repeating: [], count: 64)
        guard machine.listActions(ofEach: block, in: &lists) else { return "none is listed" }
        return zip(block, lists).first { machine.actions(in: $0) != $1 }?.0.summary
      }.first
  }

  /// The properties that do not come out as expected, each with what came out.
  var unexpectedVerdicts: [String] {
    suite.compactMap { property in
      let result = graph.check(property.property)
      if property.isAsExpected(result) == true { return nil }
      let outcome =
        switch result.verdict {
        case .holds: result.isVacuous ? "holds vacuously, claims \(result.vacuousClaims)" : "holds"
        case .violated: "violated"
        case .undecided: "undecided"
        case .faulty(let fault): fault.description
        }
      return "\(property.property.id): \(outcome)"
    }
  }

  /// The properties that are said to hold vacuously on purpose, and do not.
  var vacuityThatIsNot: [String] {
    suite.filter { $0.mayBeVacuous != nil && !graph.check($0.property).isVacuous }
      .map(\.property.id)
  }

  /// What can happen in which state and to what effect, whatever the numbers of rules and states.
  var steps: Set<NamedStep<M.State>> {
    Set(
      graph.states.indices.flatMap { index in
        graph.transitions(from: index).map {
          NamedStep(
            source: graph.states[$0.source], rule: machine.rule(of: $0.action).name,
            target: graph.states[$0.target])
        }
      })
  }

  /// Whether the same can happen as in another exploration of the same model.
  func canDoTheSame(as other: any Explored) -> Bool {
    // Most differences show in the numbers, which cost nothing.
    guard extent == other.extent, let other = other as? Exploration<M> else { return false }
    return steps == other.steps
  }

  /// Checks that people are wrong to believe a property, and which shortest trace shows it.
  func expectBelief(
    _ id: String, isRefutedBy actions: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let belief = try #require(
      suite.first { $0.property.id == id }, sourceLocation: sourceLocation)
    #expect(belief.role == .belief, sourceLocation: sourceLocation)
    guard case .violated(let counterexample?) = graph.check(belief.property).verdict else {
      Issue.record("\(id) is not violated", sourceLocation: sourceLocation)
      return
    }
    #expect(counterexample.isMinimal, sourceLocation: sourceLocation)
    #expect(
      counterexample.trace.actions.map { machine.rule(of: $0).name } == actions,
      sourceLocation: sourceLocation)
  }

  /// The score on the newest system: a mutant is explored anew, on each system for itself.
  func mutationScore(every stride: Int) -> MutationScore? {
    model.on(.newest).mutationScore(every: stride)
  }
}

/// A step by the name of its rule.
struct NamedStep<State: ModelState>: Hashable {
  let source: State
  let rule: String
  let target: State
}
