import ModelChecking

/// Whether one model refines another: whether everything that can be observed of the implementation
/// can be observed of the specification too, except for stated differences.
///
/// The answer is exact: each state of the implementation is explored together with the set of all
/// states of the specification that would have shown the same so far.
public struct Refinement<Implementation: LogModel, Specification: LogModel>: Sendable {
  /// A stated difference between the two models.
  public typealias StatedDifference = Difference<Implementation.State, Specification.State>

  /// The model that is compared.
  public let implementation: Implementation
  /// The model that it is compared with.
  public let specification: Specification
  /// How the implementation is known to differ.
  public let differences: [StatedDifference]

  /// What a step shows, before differences are set aside.
  typealias Observer<State: ProcessState> = (Rule<State>, State, State) -> Observation?

  private let shownByImplementation: ShownSteps<Implementation.State>
  private let shownBySpecification: ShownSteps<Specification.State>
  /// The numbers of what both models show.
  private let numbers: ObservationNumbers

  init(
    of implementation: Implementation, by specification: Specification,
    except differences: [StatedDifference],
    observing observeImplementation: Observer<Implementation.State>,
    as observeSpecification: Observer<Specification.State>
  ) {
    self.implementation = implementation
    self.specification = specification
    self.differences = differences
    var numbers = ObservationNumbers()
    shownBySpecification = ShownSteps(
      of: specification, numbering: &numbers, observe: observeSpecification
    ) { observed, rule, state in
      differences.contains { $0.specification(observed, rule, state) != [observed] }
    }
    shownByImplementation = ShownSteps(
      of: implementation, numbering: &numbers, observe: observeImplementation
    ) { observed, rule, state in
      differences.contains { $0.implementation(observed, rule, state) != observed }
    }
    self.numbers = numbers
  }

  /// What a comparison found.
  public enum Verdict: Sendable {
    /// Every observation of the implementation is one of the specification. The value is the number
    /// of visited pairs of a state and a set of states.
    case holds(pairs: Int)
    /// The implementation shows what the specification cannot.
    case broken(Deviation)
    /// A limit stopped the comparison.
    case undecided
  }

  /// A shortest trace that shows something which the specification never shows.
  public struct Deviation: Sendable {
    /// The steps of the implementation; the last one is observed and has no counterpart.
    public let trace: Trace<RuleMachine<Implementation.State>>
    /// What is observed of the last step.
    public let observation: Observation
    /// What could have been observed of the specification there.
    public let possible: [Observation]
  }

  /// Compares the models with all differences set aside, except those with some names.
  ///
  /// - Parameters:
  ///   - names: The differences that are not set aside.
  ///   - limit: How many pairs may be visited; nil for no limit.
  /// - Returns: Whether the specification shows everything that the implementation does.
  /// - Complexity: O(pairs × transitions) time at worst, where a pair is a state of the
  ///   implementation and a set of states of the specification.
  public func verdict(without names: Set<String> = [], limit: Int? = nil) -> Verdict {
    let aside = differences.filter { !names.contains($0.name) }
    var numbers = numbers
    let specification = shownBySpecification.observed(numbering: &numbers) {
      observed, rule, state in
      aside.reduce([observed]) { alternatives, difference in
        alternatives.flatMap { observed in
          observed.map { difference.specification($0, rule, state) } ?? [nil]
        }
      }
    }
    let implementation = shownByImplementation.observed(numbering: &numbers) {
      observed, rule, state in
      let adapted = aside.reduce(observed as Observation?) { observed, difference in
        observed.flatMap { difference.implementation($0, rule, state) }
      }
      return [adapted]
    }
    var search = InclusionSearch(implementation, within: ObservedSets(specification))
    guard let found = search.run(limit: limit ?? .max) else {
      return search.isComplete ? .holds(pairs: search.pairCount) : .undecided
    }
    return .broken(
      Deviation(
        trace: trace(of: found), observation: numbers.observations[found.observation],
        possible: found.possible.map { numbers.observations[$0] }.sorted { $0.name < $1.name }))
  }

  private func trace(
    of found: InclusionSearch.Deviation
  ) -> Trace<RuleMachine<Implementation.State>> {
    let machine = implementation.machine
    var trace = Trace<RuleMachine<Implementation.State>>(
      from: machine.initialStates[found.initial])
    for rule in found.rules {
      let action = RuleAction(rule: rule)
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
    }
    return trace
  }
}

/// A stated difference between two models: how an implementation may deviate from its
/// specification, and how the deviation is set aside so that the rest can be compared.
public struct Difference<Implementation: ProcessState, Specification: ProcessState>: Sendable {
  /// The name of the difference.
  public let name: String
  /// What is different, in one sentence.
  public let statement: String
  /// What follows for code that moves from the specification to the implementation.
  public let advice: String
  /// The sources that say so.
  public let citations: [Citation]
  /// What is observed of a step of the implementation once the difference is set aside.
  let implementation: Adaptation<Implementation>
  /// What may be observed of a step of the specification once the difference is set aside: one of
  /// several alternatives.
  let specification: Alternatives<Specification>

  /// Changes an observation, or hides it by returning nil.
  typealias Adaptation<State: ProcessState> =
    @Sendable (Observation, Rule<State>, State) -> Observation?
  /// What may replace an observation; nil stands for no observation.
  typealias Alternatives<State: ProcessState> =
    @Sendable (Observation, Rule<State>, State) -> [Observation?]

  init(
    _ name: String, _ statement: String, advice: String, citing citations: [Citation],
    implementation: @escaping Adaptation<Implementation> = { observed, _, _ in observed },
    specification: @escaping Alternatives<Specification> = { observed, _, _ in [observed] }
  ) {
    self.name = name
    self.statement = statement
    self.advice = advice
    self.citations = citations
    self.implementation = implementation
    self.specification = specification
  }
}

/// The steps of a model with what each shows before any difference is set aside.
///
/// A report compares the models once for each difference. No difference affects most steps, so what
/// they show is found only once.
private struct ShownSteps<State: ProcessState>: Sendable {
  private struct Step {
    let rule: Int32
    let target: Int32
    /// The number of what it shows; negative for nothing.
    let observation: Int32
    /// Whether some difference makes it show something else.
    let isAffected: Bool
  }

  private let graph: StateGraph<RuleMachine<State>>
  private let rules: [Rule<State>]
  private let steps: [[Step]]

  init<M: LogModel>(
    of model: M, numbering numbers: inout ObservationNumbers,
    observe: (Rule<State>, State, State) -> Observation?,
    isAffected: (Observation, Rule<State>, State) -> Bool
  ) where M.State == State {
    let graph = model.explore(limits: .none, auditing: .off) { _ in .proceed }
    let rules = model.machine.rules
    self.graph = graph
    self.rules = rules
    let ruleOfAction = graph.actions.map(\.rule)
    steps = graph.states.indices.map { source in
      graph.steps(from: source).map { action, target in
        let number = ruleOfAction[Int(action)]
        let rule = rules[number]
        let state = graph.states[source]
        let observed = observe(rule, state, graph.states[Int(target)])
        return Step(
          rule: Int32(number), target: target,
          observation: observed.map { Int32(numbers.number(of: $0)) } ?? -1,
          isAffected: observed.map { isAffected($0, rule, state) } ?? false)
      }
    }
  }

  /// Sets some differences aside.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the observations, extended by those that occur.
  ///   - adapt: What an affected step may show instead.
  /// - Returns: The graph with what is shown then.
  func observed(
    numbering numbers: inout ObservationNumbers,
    adapt: (Observation, Rule<State>, State) -> [Observation?]
  ) -> ObservedGraph {
    ObservedGraph(
      initialCount: graph.initialCount,
      transitions: steps.indices.map { source in
        var shown: [ObservedGraph.Step] = []
        shown.reserveCapacity(steps[source].count)
        for step in steps[source] {
          guard step.isAffected else {
            shown.append(
              (step.observation < 0 ? nil : Int(step.observation), step.target, Int(step.rule)))
            continue
          }
          let observed = numbers.observations[Int(step.observation)]
          for adapted in adapt(observed, rules[Int(step.rule)], graph.states[source]) {
            let number = adapted.map { numbers.number(of: $0) }
            shown.append((number, step.target, Int(step.rule)))
          }
        }
        return shown
      })
  }
}
