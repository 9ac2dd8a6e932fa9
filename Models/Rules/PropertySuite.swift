import ModelChecking

/// The properties of one model: what spells them shortly.
protocol PropertySuite {
  /// The states of the model.
  associatedtype State: ModelState

  /// The conditions on the steps of the machine that is checked.
  var on: RulePredicates<State> { get }
}

extension PropertySuite {
  func invariant(
    _ id: String, _ statement: String, citing citations: [Citation],
    trigger: StepPredicate<RuleMachine<State>>? = nil,
    _ claims: Claim<RuleMachine<State>>...
  ) -> SuiteProperty<State> {
    suiteProperty(.invariant, id, statement, citing: citations, trigger: trigger, claims)
  }

  func belief(
    _ id: String, _ statement: String, citing citations: [Citation],
    _ claims: Claim<RuleMachine<State>>...
  ) -> SuiteProperty<State> {
    suiteProperty(.belief, id, statement, citing: citations, claims)
  }

  func witness(
    _ id: String, _ statement: String, citing citations: [Citation],
    _ claims: Claim<RuleMachine<State>>...
  ) -> SuiteProperty<State> {
    suiteProperty(.witness, id, statement, citing: citations, claims)
  }

  /// An obligation of the app, shown by the step at which breaking it costs the user something.
  func obligation(
    _ id: String, _ statement: String, citing citations: [Citation],
    bitesAt step: StepPredicate<RuleMachine<State>>
  ) -> SuiteProperty<State> {
    suiteProperty(.obligation, id, statement, citing: citations, [.reachableStep(step)])
  }

  /// A statement on which the sources disagree: an invariant as a model reads them, or a belief.
  func statement(
    _ id: String, _ statement: String, isTrue: Bool, citing citations: [Citation],
    trigger: StepPredicate<RuleMachine<State>>? = nil, _ claims: Claim<RuleMachine<State>>...
  ) -> SuiteProperty<State> {
    suiteProperty(
      isTrue ? .invariant : .belief, id, statement, citing: citations, trigger: trigger, claims)
  }

  /// Marks properties that restate the rules, or keep them well-formed.
  func restatingRules(_ properties: [SuiteProperty<State>]) -> [SuiteProperty<State>] {
    properties.map { property in
      var restating = property
      restating.basis = .rules
      return restating
    }
  }

  /// A property with all its claims.
  func suiteProperty(
    _ role: SuiteProperty<State>.Role, _ id: String, _ statement: String,
    citing citations: [Citation],
    trigger: StepPredicate<RuleMachine<State>>? = nil, _ claims: [Claim<RuleMachine<State>>]
  ) -> SuiteProperty<State> {
    SuiteProperty<State>(
      property: Property(id, statement, trigger: trigger, claims: claims), role: role,
      citations: citations)
  }
}
