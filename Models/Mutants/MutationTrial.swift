import Dispatch
import ModelChecking
import Synchronization

extension Model {
  /// Runs the property suite against the mutants of the model, on all processors.
  ///
  /// - Parameters:
  ///   - isIncluded: Whether to mutate a rule.
  ///   - stride: Take every Nth mutant only, for a sample.
  ///   - observe: Called after each mutant, from any thread, with how many are done and how many
  ///     there are; returns whether to go on.
  /// - Returns: The score, the same on any number of threads, or nil if the caller stopped it.
  public func mutationScore(
    of isIncluded: (Rule<State>) -> Bool = { _ in true }, every stride: Int = 1,
    observe: @escaping @Sendable (Int, Int) -> SearchControl = { _, _ in .proceed }
  ) -> MutationScore? {
    let trial = MutationTrial(of: self)
    let all = machine.mutants.filter { isIncluded(machine.rules[$0.rule]) }
    let mutants = Swift.stride(from: 0, to: all.count, by: stride).map { all[$0] }
    let results = Mutex((outcomes: [Int: MutationScore.Outcome?](), isStopped: false))
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      guard !results.withLock({ $0.isStopped }) else { return }
      let outcome = trial.outcome(of: mutants[index])
      let done = results.withLock { results in
        results.outcomes[index] = .some(outcome)
        return results.outcomes.count
      }
      if observe(done, mutants.count) == .stop { results.withLock { $0.isStopped = true } }
    }
    let (outcomes, isStopped) = results.withLock { $0 }
    if isStopped { return nil }
    let ordered = mutants.indices.compactMap { outcomes[$0] ?? nil }
    return MutationScore(outcomes: ordered, equivalent: mutants.count - ordered.count)
  }
}

/// What every mutant of a model is compared with.
struct MutationTrial<M: Model>: Sendable {
  typealias Machine = RuleMachine<M.State>

  private let model: M
  private let reference: MutationSuite<M.State>.Reference
  private let suite: MutationSuite<M.State>
  private let graph: StateGraph<Machine>
  /// The states in which each rule can happen, by index.
  private let sources: [[Int]]

  init(of model: M) {
    let graph = model.explore(limits: .none, auditing: .off) { _ in .proceed }
    var sources = Array(repeating: [Int](), count: model.machine.rules.count)
    let ruleOfAction = graph.actions.map(\.rule)
    for index in graph.states.indices {
      for (action, _) in graph.steps(from: index) {
        sources[ruleOfAction[Int(action)]].append(index)
      }
    }
    self.model = model
    self.sources = sources
    self.graph = graph
    let properties = model.properties(of: model.machine)
    reference = MutationSuite.Reference(properties, on: graph)
    suite = MutationSuite(properties, reference: reference)
  }

  /// What becomes of a mutant, or nil if it is equivalent to the model.
  ///
  /// Most mutants break a step invariant by the first step in which they differ, or a pattern soon
  /// after it. Only the rest are explored to the end and checked against all properties.
  func outcome(of mutant: Mutant<M.State>) -> MutationScore.Outcome? {
    guard let trace = nearestDifference(of: mutant) else { return nil }
    let machine = mutant.machine
    // Properties refer to rules by name and by callback, and only this operator changes either.
    let losesCallback = mutant.operation == .callbackDropped
    let suite =
      losesCallback
      ? MutationSuite(model.properties(of: machine), reference: reference) : suite
    func caught(by catcher: String?) -> MutationScore.Outcome {
      MutationScore.Outcome(rule: mutant.ruleName, fault: mutant.fault, catcher: catcher)
    }
    if let id = suite.firstBroken(after: trace, in: machine, limit: 300) { return caught(by: id) }
    let mutated = machine.explore(
      limits: .states(4 * graph.states.count), auditing: .off)
    let isTrace = { !losesCallback && replaysIdentically(mutant, $0) }
    if let id = suite.firstUnexpected(on: mutated, keeping: isTrace) { return caught(by: id) }
    let losesRule = mutated.isComplete && mutated.actions.count < graph.actions.count
    return caught(by: losesRule ? MutationScore.unreachedRule : nil)
  }

  /// Whether a mutant takes the steps of a trace of the model with the same effects.
  private func replaysIdentically(_ mutant: Mutant<M.State>, _ trace: Trace<Machine>) -> Bool {
    let broken = mutant.broken
    return trace.steps.allSatisfy { step in
      step.action.rule != mutant.rule || broken.target(from: step.source) == step.target
    }
  }

  /// A shortest trace to a step that the mutant takes and the model does not, or nil if nothing
  /// distinguishes the two: the broken rule behaves like the original in every reachable state.
  ///
  /// It is a trace of the mutant too, because mutant and model agree on every step of the way to
  /// the nearest such state.
  private func nearestDifference(of mutant: Mutant<M.State>) -> Trace<Machine>? {
    let original = model.machine.rules[mutant.rule]
    let broken = mutant.broken
    let source: Int? =
      if case .conditionDropped = mutant.operation {
        graph.states.firstIndex { original.isEnabled(in: $0) != broken.isEnabled(in: $0) }
      } else {
        sources[mutant.rule].first { index in
          original.callback != broken.callback
            || original.target(from: graph.states[index])
              != broken.target(from: graph.states[index])
        }
      }
    return source.map { source in
      var trace = graph.shortestTrace(to: source)
      trace.take(
        RuleAction(rule: mutant.rule), to: broken.target(from: graph.states[source]))
      return trace
    }
  }
}

extension Rule {
  fileprivate func target(from source: State) -> State {
    var target = source
    effect(&target)
    return target
  }
}

/// The properties of a model, arranged for many mutants.
struct MutationSuite<State: ModelState>: Sendable {
  typealias Machine = RuleMachine<State>

  /// What should hold.
  private let kept: [SuiteProperty<State>]
  /// What should be violated, each with the counterexample of the model.
  private let beliefs: [(property: SuiteProperty<State>, counterexample: Trace<Machine>?)]
  private let continuations: ContinuationSearch<Machine>

  /// The verdicts of the properties on the model itself.
  struct Reference: Sendable {
    /// The properties with the expected verdict. Any other would seem to catch every mutant.
    fileprivate var sound: Set<String> = []
    /// The counterexamples of beliefs.
    fileprivate var counterexamples: [String: Trace<Machine>] = [:]
    fileprivate let actions: [Machine.Action]

    init(_ properties: [SuiteProperty<State>], on graph: StateGraph<Machine>) {
      actions = graph.actions
      for property in properties {
        let result = graph.check(property.property)
        guard property.isAsExpected(result) == true else { continue }
        sound.insert(property.property.id)
        if case .violated(let counterexample?) = result.verdict {
          counterexamples[property.property.id] = counterexample.trace
        }
      }
    }
  }

  /// Arranges properties, without those whose verdict on the model itself is not the expected one.
  init(_ properties: [SuiteProperty<State>], reference: Reference) {
    let sound = properties.filter { reference.sound.contains($0.property.id) }
    kept = sound.filter { !$0.isExpectedToBeViolated }
    beliefs = sound.filter(\.isExpectedToBeViolated).map {
      ($0, reference.counterexamples[$0.property.id])
    }
    continuations = ContinuationSearch(kept.map(\.property), preparing: reference.actions)
  }

  /// A property that should hold but is broken by the trace or by a continuation of it.
  ///
  /// - Parameters:
  ///   - trace: A trace of the mutant that ends with the step in which it differs.
  ///   - machine: The mutant.
  ///   - limit: How many continued states to visit.
  /// - Returns: The identifier of the property, or nil if none was found within the limit.
  func firstBroken(
    after trace: Trace<Machine>, in machine: Machine, limit: Int
  ) -> String? {
    continuations.firstBroken(after: trace, in: machine, limit: limit)
      .map { kept[$0].property.id }
  }

  /// The first property whose verdict is not the expected one.
  ///
  /// - Parameters:
  ///   - graph: The states of the mutant.
  ///   - isTrace: Whether a trace of the model is one of the mutant too. If the counterexample of
  ///     a belief is one, the belief remains refuted.
  /// - Returns: The identifier of the property, or nil if all come out as expected.
  func firstUnexpected(
    on graph: StateGraph<Machine>, keeping isTrace: (Trace<Machine>) -> Bool
  ) -> String? {
    let doubtful = beliefs.filter { !($0.counterexample.map(isTrace) ?? false) }
    return (doubtful.map(\.property) + kept)
      .first { $0.isAsExpected(graph.check($0.property)) == false }?.property.id
  }
}
