import ModelChecking

extension Respelled {
  /// A property of the machine, said of the states in this spelling.
  func respelled(_ property: Property<Machine>) -> Property<Self> {
    Property(
      property.id, property.statement, trigger: property.trigger.map(respelled),
      claims: property.claims.map(respelled))
  }

  /// A trace of the machine from one in this spelling.
  func base(of trace: Trace<Self>) -> Trace<Machine> {
    var result = Trace<Machine>(from: trace.initialState.base)
    for step in trace.steps { result.take(step.action, to: step.target.base) }
    return result
  }

  private func respelled(_ claim: Claim<Machine>) -> Claim<Self> {
    switch claim {
    case .always(let condition): .always(respelled(condition))
    case .everyStep(let trigger, let condition):
      .everyStep(where: respelled(trigger), is: respelled(condition))
    case .reachable(let condition): .reachable(respelled(condition))
    case .reachableStep(let condition): .reachableStep(respelled(condition))
    case .alwaysPossible(let condition): .alwaysPossible(respelled(condition))
    case .noDeadlock(let exception): .noDeadlock(except: respelled(exception))
    case .pattern(let pattern):
      .pattern(respelled(pattern.requirement), respelled(pattern.scope))
    }
  }

  private func respelled(
    _ requirement: Pattern<Machine>.Requirement
  ) -> Pattern<Self>.Requirement {
    switch requirement {
    case .absence(let step): .absence(of: respelled(step))
    case .existence(let step): .existence(of: respelled(step))
    case .universality(let step): .universality(of: respelled(step))
    case .precedence(let first, let second):
      .precedence(of: respelled(first), before: respelled(second))
    case .response(let answer, let question):
      .response(of: respelled(answer), to: respelled(question))
    case .boundedExistence(let step, let bound):
      .boundedExistence(of: respelled(step), atMost: bound)
    }
  }

  private func respelled(_ scope: Pattern<Machine>.Scope) -> Pattern<Self>.Scope {
    switch scope {
    case .globally: .globally
    case .before(let close): .before(respelled(close))
    case .after(let open): .after(respelled(open))
    case .between(let open, let close, let abandon, let ending):
      .between(
        respelled(open), and: respelled(close), unless: abandon.map(respelled), ending: ending)
    }
  }

  private func respelled(_ condition: StatePredicate<Machine>) -> StatePredicate<Self> {
    StatePredicate(condition.name) { condition.holds(in: $0.base) }
  }

  private func respelled(_ condition: StepPredicate<Machine>) -> StepPredicate<Self> {
    StepPredicate(condition.name) { source, action, target in
      condition.holds(Step(source: source.base, action: action, target: target.base))
    }
  }
}
