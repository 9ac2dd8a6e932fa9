import ModelChecking

/// The properties of a model, arranged for many mutants: statements of the sources on one side,
/// restatements of the rules on the other.
struct MutationSuite<State: ModelState>: Sendable {
  typealias Machine = RuleMachine<State>

  /// The statements of the sources, which people read.
  let statements: Part
  /// Tables, and properties that keep the rules well-formed.
  let restatements: Part

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
    statements = Part(sound.filter { $0.basis == .sources }, reference)
    restatements = Part(sound.filter { $0.basis == .rules }, reference)
  }

  /// Some of the properties.
  struct Part: Sendable {
    /// What should hold.
    private let kept: [SuiteProperty<State>]
    /// What should be violated, each with the counterexample of the model.
    private let beliefs: [(property: SuiteProperty<State>, counterexample: Trace<Machine>?)]
    private let continuations: ContinuationSearch<Machine>

    fileprivate init(_ properties: [SuiteProperty<State>], _ reference: Reference) {
      kept = properties.filter { !$0.isExpectedToBeViolated }
      beliefs = properties.filter(\.isExpectedToBeViolated).map {
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
}
