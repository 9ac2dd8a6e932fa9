import ModelChecking

/// The properties of a model, arranged for many mutants: statements of the sources apart from what
/// restates the rules.
struct MutationSuite<State: ModelState>: Sendable {
  /// What people read.
  let statements: Part
  /// Tables, and what keeps the rules well-formed.
  let restatements: Part

  init(_ properties: [SuiteProperty<State>], actions: [RuleMachine<State>.Action]) {
    statements = Part(properties.filter { $0.basis == .sources }, actions: actions)
    restatements = Part(properties.filter { $0.basis == .rules }, actions: actions)
  }

  /// Some of the properties.
  struct Part: Sendable {
    private let all: [SuiteProperty<State>]
    /// Those that one trace is enough to catch a mutant by.
    private let kept: [SuiteProperty<State>]
    private let continuations: ContinuationSearch<RuleMachine<State>>

    init(_ properties: [SuiteProperty<State>], actions: [RuleMachine<State>.Action]) {
      all = properties
      kept = properties.filter { !$0.isExpectedToBeViolated }
      continuations = ContinuationSearch(kept.map(\.property), preparing: actions)
    }

    /// A property that should hold and that the trace breaks, or soon after it a continuation.
    func firstBroken(
      after trace: Trace<RuleMachine<State>>, in machine: RuleMachine<State>
    ) -> String? {
      continuations.firstBroken(after: trace, in: machine, limit: 300)
        .map { kept[$0].property.id }
    }

    /// The first property whose verdict is not the expected one.
    func firstUnexpected(on graph: StateGraph<RuleMachine<State>>) -> String? {
      all.first { $0.isAsExpected(graph.check($0.property)) == false }?.property.id
    }
  }
}
