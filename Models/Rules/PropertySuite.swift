import ModelChecking

/// Short ways to write the properties of one model.
protocol PropertySuite {
  /// The states of the model.
  associatedtype State: ModelState

  /// The conditions on the steps of the machine that is checked.
  var on: RulePredicates<State> { get }
}

extension PropertySuite {
  func invariant(
    _ id: String, _ statement: String, citing citations: [Citation],
    trigger: StepPredicate<RuleMachine<State>>? = nil, mayBeVacuous: String? = nil,
    _ claims: Claim<RuleMachine<State>>...
  ) -> SuiteProperty<State> {
    suiteProperty(
      .invariant, id, statement, citing: citations, trigger: trigger, mayBeVacuous: mayBeVacuous,
      claims)
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

  /// An obligation of the app, with the step at which breaking it harms the user.
  func obligation(
    _ id: String, _ statement: String, citing citations: [Citation],
    bitesAt step: StepPredicate<RuleMachine<State>>
  ) -> SuiteProperty<State> {
    suiteProperty(.obligation, id, statement, citing: citations, [.reachableStep(step)])
  }

  /// A statement on which the sources disagree: an invariant if the model takes it as true,
  /// otherwise a belief.
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
  ///
  /// - Parameters:
  ///   - role: The role of the property.
  ///   - id: A short identifier, unique in its suite.
  ///   - statement: What the property says, in one sentence.
  ///   - citations: The sources that say so.
  ///   - trigger: The step without which the property says nothing.
  ///   - mayBeVacuous: Why it is meant that the property may hold vacuously, if it is.
  ///   - claims: What must hold, all of it.
  /// - Returns: The property, made from the sources.
  func suiteProperty(
    _ role: SuiteProperty<State>.Role, _ id: String, _ statement: String,
    citing citations: [Citation],
    trigger: StepPredicate<RuleMachine<State>>? = nil, mayBeVacuous: String? = nil,
    _ claims: [Claim<RuleMachine<State>>]
  ) -> SuiteProperty<State> {
    SuiteProperty<State>(
      property: Property(
        id, statement, trigger: trigger, mayBeVacuous: mayBeVacuous, claims: claims),
      role: role, citations: citations)
  }
}
