import LifecycleModels
import ModelChecking
import Reporting

extension Model {
  /// What a search found out about a property, in words.
  func report(
    on property: SuiteProperty<State>, _ result: PropertyResult<RuleMachine<State>>
  ) -> PropertyReport {
    var report = report(on: property, result.verdict, origin: .search)
    report.hasWitness = property.hasWitness(result)
    report.isVacuous = result.isVacuous
    return report
  }

  /// A verdict on a property, in words.
  func report(
    on property: SuiteProperty<State>, _ verdict: Verdict<RuleMachine<State>>,
    origin: CounterexampleReport.Origin
  ) -> PropertyReport {
    var counterexample: CounterexampleReport?
    if case .violated(let found?) = verdict {
      counterexample = CounterexampleReport(
        trace: report(found.trace), isMinimal: found.isMinimal, origin: origin,
        replay: replayLine(found.trace))
    }
    return PropertyReport(
      id: property.property.id, statement: property.property.statement,
      kind: property.reportedKind,
      expected: property.isExpectedToBeViolated ? .violated : .holds,
      verdict: PropertyReport.Finding(verdict), sources: property.citations.map(\.report),
      hasWitness: false, counterexample: counterexample)
  }
}

extension PropertyReport.Finding {
  fileprivate init<Machine>(_ verdict: Verdict<Machine>) {
    switch verdict {
    case .holds: self = .holds
    case .violated: self = .violated
    case .undecided(let reason): self = .undecided(reason.description)
    }
  }
}

extension SuiteProperty {
  /// The part that a property plays; for a witness, what it shows.
  var reportedKind: String { role == .witness ? kind : role.rawValue }

  /// A property without trigger speaks of every state, and there always is one; one that says that
  /// something can be reached is its own witness.
  fileprivate func hasWitness(_ result: PropertyResult<RuleMachine<State>>) -> Bool {
    if property.trigger != nil { return result.witness != nil }
    guard kind == "reachable" else { return true }
    if case .holds = result.verdict { return true }
    return false
  }
}
