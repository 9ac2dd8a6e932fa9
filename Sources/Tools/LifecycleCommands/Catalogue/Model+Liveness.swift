import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

extension Model {
  /// Judges a statement about what must happen in the end, and puts the result into words.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - graph: All states of the model, or those up to a limit.
  ///   - limits: How large the product of the graph and the automaton may become.
  ///   - systems: The systems of traces, prepared once for many reports.
  /// - Returns: The verdict with its counterexample.
  /// - Throws: `LivenessError` if the statement names what the model lacks.
  func report(
    on statement: LivenessStatement<State>, _ graph: StateGraph<RuleMachine<State>>,
    limits: SearchLimits, systems: TraceSystems<Self>
  ) throws(LivenessError) -> PropertyReport {
    let property = try livenessProperty(of: statement, in: machine)
    let (verdict, missing) = graph.check(
      property, limits: limits, missing: statement.role == .witness ? 0 : 40)
    return report(on: statement, property, verdict, systems: systems, missing: missing)
  }

  /// Judges a statement without storing transitions, and puts the result into words.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - limits: How far to search.
  ///   - isStopped: Asked now and then whether to give up.
  /// - Returns: The verdict with its counterexample.
  /// - Throws: `LivenessError` if the statement names what the model lacks.
  func reportOnTheFly(
    on statement: LivenessStatement<State>, limits: SearchLimits, isStopped: () -> Bool
  ) throws(LivenessError) -> PropertyReport {
    let property = try livenessProperty(of: statement, in: machine)
    return report(
      on: statement, property, machine.check(property, limits: limits, isStopped: isStopped),
      systems: TraceSystems(of: self), missing: nil)
  }

  private func report(
    on statement: LivenessStatement<State>, _ property: LivenessProperty<RuleMachine<State>>,
    _ verdict: LivenessVerdict<RuleMachine<State>>, systems: TraceSystems<Self>,
    missing: [Fairness]?
  ) -> PropertyReport {
    let isWitness = statement.role == .witness
    var report = PropertyReport(
      id: statement.id, statement: statement.statement,
      kind: statement.reportedKind,
      expected: statement.isExpectedToFail ? .violated : .holds,
      verdict: .holds, sources: statement.citations.map(\.report), hasWitness: true)
    report.promise = RunPromise(
      formula: statement.formula,
      fairness: property.fairness.map {
        RunPromise.Assumption(words: $0.description, reason: $0.reason)
      })
    switch verdict {
    case .holds(let proof):
      report.verdict = isWitness ? .violated : .holds
      report.promise?.deadlocks = proof.deadlocks
    case .fails(let lasso):
      report.verdict = isWitness ? .holds : .violated
      report.counterexample = counterexample(
        lasso, missing: isWitness ? nil : missing,
        isWitness: isWitness, systems)
    case .vacuous:
      report.verdict = isWitness ? .violated : .holds
      report.hasWitness = false
      report.vacuity = isWitness ? nil : Vacuity(isTriggerUnreachable: true)
    case .unfair:
      report.verdict = .faulty("no run is as fair as is assumed, so the statement says nothing")
    case .undecided(let doubt): report.verdict = .undecided(doubt.description)
    case .faulty(let fault): report.verdict = .faulty(fault.description)
    }
    return report
  }

  /// A run in words, as the reason for a verdict.
  func counterexample(
    _ lasso: Lasso<RuleMachine<State>>, missing: [Fairness]?, isWitness: Bool = false,
    _ systems: TraceSystems<Self>
  ) -> CounterexampleReport {
    let trace = lasso.unrolled(1)
    var report = CounterexampleReport(
      trace: report(trace), isMinimal: false, origin: .search,
      replay: replayLine(trace, backTo: lasso.backTo),
      systems: systems.areDistinguished ? systems.systems(of: trace).words : nil)
    report.run = RunReport(
      backTo: lasso.backTo, groups: lasso.groups.map(\.sentence),
      missing: missing?.map(\.description), isValidEnd: lasso.ending == .meant,
      isWitness: isWitness)
    return report
  }
}

extension LivenessStatement {
  /// The role of the statement; a witness says that something can happen.
  var reportedKind: String { role == .witness ? "reachable" : role.rawValue }
}

extension Lasso.Group {
  /// What the group does in the loop, and why the run is fair to it.
  fileprivate var sentence: String {
    let name = fairness.rule
    if !takenAt.isEmpty { return "In the loop, \(name) is taken at \(Self.list(takenAt))." }
    return "In the loop, \(name) is not possible after \(Self.list(disabledAt))."
  }

  private static func list(_ steps: [Int]) -> String {
    let shown = steps.prefix(6).map(String.init).joined(separator: ", ")
    return (steps.count == 1 ? "step " : "steps ") + shown + (steps.count > 6 ? " and others" : "")
  }
}
