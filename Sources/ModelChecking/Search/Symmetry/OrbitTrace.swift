extension OrbitMachine {
  /// The result for a property of the base machine, from the one for the property of the orbits.
  @usableFromInline func result(
    of property: Property<Base>, from result: PropertyResult<Self>
  ) -> PropertyResult<Base> {
    let witness = result.witness.map { self.trace($0, keeping: property) }
    guard case .some(nil) = witness else {
      return PropertyResult(
        verdict: verdict(result.verdict, on: property), witness: witness ?? nil,
        vacuousClaims: result.vacuousClaims, isTriggerUnreachable: result.isTriggerUnreachable)
    }
    return PropertyResult(
      verdict: .undecided(.notSymmetric), witness: nil, vacuousClaims: [],
      isTriggerUnreachable: false)
  }

  private func verdict(_ verdict: Verdict<Self>, on property: Property<Base>) -> Verdict<Base> {
    switch verdict {
    case .holds(nil): return .holds(witness: nil)
    case .violated(nil): return .violated(nil)
    case .undecided(let reason): return .undecided(reason)
    case .faulty(let fault): return .faulty(fault.map(\.self))
    case .holds(let witness?):
      return trace(witness, keeping: property).map { .holds(witness: $0) }
        ?? .undecided(.notSymmetric)
    case .violated(let counterexample?):
      guard !showsUnfairness(counterexample.trace, of: property),
        let trace = trace(counterexample.trace, keeping: property)
      else { return .undecided(.notSymmetric) }
      return .violated(Counterexample(trace: trace, isMinimal: counterexample.isMinimal))
    }
  }

  /// Whether the last step of a trace shows that a property distinguishes components.
  private func showsUnfairness(_ trace: Trace<Self>, of property: Property<Base>) -> Bool {
    guard let last = trace.steps.last else { return false }
    return PropertyConditions(property).states.contains { !isBlind($0).holds(last) }
  }

  /// A trace of the base machine through the same orbits, whose states and steps satisfy the same
  /// conditions of a property. It is nil only if the machine is not symmetric.
  func trace(_ orbits: Trace<Self>, keeping property: Property<Base>) -> Trace<Base>? {
    let conditions = PropertyConditions(property)
    let first = base.initialStates.first { state in
      base.representative(of: state) == orbits.initialState
        && conditions.agree(on: state, and: orbits.initialState)
    }
    guard let first else { return nil }
    var trace = Trace<Base>(from: first)
    for step in orbits.steps {
      let wanted = Step<Base>(
        source: step.source, action: step.action,
        target: base.successor(of: step.source, taking: step.action))
      guard let found = self.step(from: trace.finalState, like: wanted, keeping: conditions) else {
        return nil
      }
      trace.take(found.action, to: found.target)
    }
    return trace
  }

  private func step(
    from source: Base.State, like wanted: Step<Base>, keeping conditions: PropertyConditions<Base>
  ) -> Step<Base>? {
    let orbit = base.representative(of: wanted.target)
    for action in base.actions(in: source) {
      let target = base.successor(of: source, taking: action)
      let step = Step<Base>(source: source, action: action, target: target)
      if base.representative(of: target) == orbit, conditions.agree(on: step, and: wanted),
        conditions.agree(on: target, and: wanted.target)
      {
        return step
      }
    }
    return nil
  }
}

/// All conditions that a property is made of.
struct PropertyConditions<Machine: StateMachine> {
  private(set) var states: [StatePredicate<Machine>] = []
  private var steps: [StepPredicate<Machine>] = []

  init(_ property: Property<Machine>) {
    steps = property.trigger.map { [$0] } ?? []
    for claim in property.claims {
      let conditions = claim.question.conditions
      states += conditions.states
      steps += conditions.steps
    }
  }

  /// Which conditions hold: on the ends of a step, and on the step.
  func truths(of step: Step<Machine>) -> [Bool] {
    states.map { $0.test(step.source) } + states.map { $0.test(step.target) }
      + steps.map { $0.holds(step) }
  }

  func agree(on left: Machine.State, and right: Machine.State) -> Bool {
    states.allSatisfy { $0.test(left) == $0.test(right) }
  }

  func agree(on left: Step<Machine>, and right: Step<Machine>) -> Bool {
    steps.allSatisfy { $0.holds(left) == $0.holds(right) }
  }
}
