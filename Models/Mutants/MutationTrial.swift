import Dispatch
import ModelChecking
import Synchronization

extension Model {
  /// Runs the property suite against the mutants of the model, on all processors.
  ///
  /// - Parameters:
  ///   - isIncluded: Whether to mutate a rule.
  ///   - stride: Take only every so many mutants, for a sample.
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
    let results = Mutex((fates: [Int: MutationScore.Fate?](), isStopped: false))
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      guard !results.withLock({ $0.isStopped }) else { return }
      let fate = trial.fate(of: mutants[index])
      let done = results.withLock { results in
        results.fates[index] = .some(fate)
        return results.fates.count
      }
      if observe(done, mutants.count) == .stop { results.withLock { $0.isStopped = true } }
    }
    let (fates, isStopped) = results.withLock { $0 }
    if isStopped { return nil }
    let ordered = mutants.indices.compactMap { fates[$0] ?? nil }
    return MutationScore(fates: ordered, equivalent: mutants.count - ordered.count)
  }
}

/// What all mutants of a model are held against.
struct MutationTrial<M: Model>: Sendable {
  private let model: M
  private let suite: Suite
  private let states: [M.State]
  /// The states in which each rule can happen.
  private let sources: [[M.State]]

  init(of model: M) {
    let graph = model.machine.explore()
    var sources = Array(repeating: [M.State](), count: model.machine.rules.count)
    for (index, state) in graph.states.enumerated() {
      for transition in graph.transitions(from: index) {
        sources[transition.action.rule].append(state)
      }
    }
    self.model = model
    self.sources = sources
    states = graph.states
    suite = Suite(model.properties(of: model.machine))
  }

  /// The properties, those that cost least and catch most first.
  private struct Suite: Sendable {
    let stepInvariants: [SuiteProperty<M.State>]
    let others: [SuiteProperty<M.State>]

    init(_ properties: [SuiteProperty<M.State>]) {
      let isStepInvariant: (SuiteProperty<M.State>) -> Bool = { property in
        property.property.claims.allSatisfy { if case .everyStep = $0 { true } else { false } }
      }
      stepInvariants = properties.filter(isStepInvariant).reversed()
      others = properties.filter { !isStepInvariant($0) }
    }

    /// The first property that one reachable step is enough to break, and that should hold.
    func firstBroken(by step: Step<RuleMachine<M.State>>) -> String? {
      (stepInvariants + others).first { property in
        !property.isExpectedToBeViolated
          && property.property.claims.contains { claim in
            switch claim {
            case .everyStep(let trigger, let condition):
              trigger.holds(step) && !condition.holds(step)
            case .always(let condition): !condition.holds(in: step.target)
            default: false
            }
          }
      }?.property.id
    }
  }

  /// What becomes of a mutant, or nil if it is equivalent to the model.
  ///
  /// Most mutants betray themselves by the first step in which they differ. Of the others many do so
  /// near the start, so the search goes deeper in stages, and only the rest are explored to the end
  /// and held against all properties.
  func fate(of mutant: Mutant<M.State>) -> MutationScore.Fate? {
    guard let step = firstDifference(of: mutant) else { return nil }
    // Properties know the rules by name and by callback; only one operator changes either.
    let suite =
      mutant.operation == .callbackDropped
      ? Suite(model.properties(of: mutant.machine)) : suite
    if let id = suite.firstBroken(by: step) {
      return MutationScore.Fate(mutant: mutant.name, caughtBy: id)
    }
    for depth in [9, 20, nil] {
      let graph = mutant.machine.explore(
        limits: SearchLimits(states: 4 * states.count, depth: depth))
      let isDeep = depth.map { $0 >= 20 } ?? true
      if let id = catcher(among: suite, on: graph, inDepth: isDeep) {
        return MutationScore.Fate(mutant: mutant.name, caughtBy: id)
      }
    }
    return MutationScore.Fate(mutant: mutant.name, caughtBy: nil)
  }

  /// The first step that the mutant takes and the model does not, or nil where nothing can tell the
  /// two apart: the broken rule behaves like the original in every reachable state.
  ///
  /// The mutant reaches the step: a path of the model to the nearest such state differs nowhere.
  private func firstDifference(of mutant: Mutant<M.State>) -> Step<RuleMachine<M.State>>? {
    let original = model.machine.rules[mutant.rule]
    let broken = mutant.machine.rules[mutant.rule]
    let source: M.State? =
      if case .conditionDropped = mutant.operation {
        states.first { original.isEnabled(in: $0) != broken.isEnabled(in: $0) }
      } else {
        sources[mutant.rule].first { state in
          original.callback != broken.callback
            || original.target(from: state) != broken.target(from: state)
        }
      }
    return source.map { source in
      Step(
        source: source, action: RuleMachine.Action(rule: mutant.rule),
        target: broken.target(from: source))
    }
  }

  /// The first property whose verdict is not the expected one.
  private func catcher(
    among suite: Suite, on graph: StateGraph<RuleMachine<M.State>>, inDepth isDeep: Bool
  ) -> String? {
    let candidates = suite.stepInvariants + (isDeep ? suite.others : [])
    let catcher = candidates.first { $0.isAsExpected(graph.check($0.property)) == false }
    if let catcher { return catcher.property.id }
    return graph.isComplete && graph.actions.count < sources.count ? "rule never fired" : nil
  }
}

extension Rule {
  fileprivate func target(from source: State) -> State {
    var target = source
    effect(&target)
    return target
  }
}
