extension SymmetryAudit {
  /// The report on the machine, from the one on its orbits.
  mutating func report(
    _ report: SearchReport<OrbitMachine<Machine>>
  ) -> SearchReport<Machine> {
    var results: [PropertyResult<Machine>] = []
    for (number, result) in report.results.enumerated() {
      results.append(self.result(ofProperty: number, from: result))
    }
    if let fault { results = properties.map { .faulty(.asymmetric(fault), $0) } }
    return SearchReport(report, fault: fault.map(ModelFault.asymmetric), results: results)
  }

  /// The result for a property, from the one for the property of the orbits.
  private mutating func result(
    ofProperty number: Int, from result: PropertyResult<OrbitMachine<Machine>>
  ) -> PropertyResult<Machine> {
    let property = properties[number]
    if let fault = fault ?? unfair[number] { return .faulty(.asymmetric(fault), property) }
    let orbits = OrbitMachine(machine)
    let verdict: Verdict<Machine>
    switch result.verdict {
    case .holds(nil): verdict = .holds(witness: nil)
    case .violated(nil): verdict = .violated(nil)
    case .undecided(let reason): verdict = .undecided(reason)
    case .faulty(let fault): verdict = .faulty(fault.map(\.self))
    case .holds(let witness?):
      guard let trace = orbits.trace(witness, keeping: property) else {
        return .faulty(fault(ofProperty: number, shownBy: witness), property)
      }
      verdict = .holds(witness: trace)
    case .violated(let counterexample?):
      guard !orbits.showsUnfairness(counterexample.trace, of: property),
        let trace = orbits.trace(counterexample.trace, keeping: property)
      else { return .faulty(fault(ofProperty: number, shownBy: counterexample.trace), property) }
      verdict = .violated(Counterexample(trace: trace, isMinimal: counterexample.isMinimal))
    }
    guard let orbitWitness = result.witness else {
      return PropertyResult(
        id: property.id, verdict: verdict, witness: nil, vacuousClaims: result.vacuousClaims,
        isTriggerUnreachable: result.isTriggerUnreachable)
    }
    guard let witness = orbits.trace(orbitWitness, keeping: property) else {
      return .faulty(fault(ofProperty: number, shownBy: orbitWitness), property)
    }
    return PropertyResult(
      id: property.id, verdict: verdict, witness: witness, vacuousClaims: result.vacuousClaims,
      isTriggerUnreachable: result.isTriggerUnreachable)
  }

  /// Why a trace of the orbits is not one of the machine, or shows a property to be unfair. Each
  /// state of the trace is inspected, because a sample may have skipped it.
  private mutating func fault(
    ofProperty number: Int, shownBy trace: Trace<OrbitMachine<Machine>>
  ) -> ModelFault<Machine> {
    var audit = SymmetryAudit(machine, properties, auditing: .everyState)
    audit.inspectInitialStates()
    let states = [trace.initialState] + trace.steps.map(\.target)
    for (position, state) in states.enumerated() {
      audit.inspectOrbit(of: state, by: audit.exchanges[...], number: position)
    }
    if let found = audit.fault { refuse(found) }
    return (audit.fault ?? audit.unfair[number]).map(ModelFault.asymmetric)
      ?? ModelFault<OrbitMachine<Machine>>.notReproduced(trace).map(\.self)
  }
}

extension OrbitMachine {
  /// Whether the last step of a trace shows that a property distinguishes components.
  func showsUnfairness(_ trace: Trace<Self>, of property: Property<Base>) -> Bool {
    guard let last = trace.steps.last else { return false }
    return PropertyConditions(property).states.contains { !isBlind($0).holds(last) }
  }

  /// A trace of the base machine through the same orbits, whose states and steps satisfy the same
  /// conditions of a property; nil only if the machine is not symmetric.
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
