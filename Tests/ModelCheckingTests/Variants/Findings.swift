import ModelChecking
import Thoroughness

/// Everything that a search says, in the states of the machine however they were spelled: two
/// searches agree if their findings are equal.
struct Findings<Machine: StateMachine>: Hashable, Sendable {
  let counts: Counts
  let results: [Finding<Machine>]
}

/// What a search says of one property.
struct Finding<Machine: StateMachine>: Hashable, Sendable {
  enum Verdict: Hashable, Sendable {
    case holds(witness: Trace<Machine>?)
    case violated(Trace<Machine>?, isMinimal: Bool)
    case undecided(Undecided)
    case faulty
  }

  let verdict: Verdict
  let witness: Trace<Machine>?
  let isVacuous: Bool
  let vacuousClaims: [Int]

  /// Spells a result out; `base` gives the trace of a respelled machine back.
  init<Other>(
    _ result: PropertyResult<Other>, base: (Trace<Other>) -> Trace<Machine>
  ) {
    verdict =
      switch result.verdict {
      case .holds(let witness): .holds(witness: witness.map(base))
      case .violated(let counterexample):
        .violated(
          counterexample.map { base($0.trace) }, isMinimal: counterexample?.isMinimal ?? true)
      case .undecided(let reason): .undecided(reason)
      case .faulty: .faulty
      }
    witness = result.witness.map(base)
    isVacuous = result.isVacuous
    vacuousClaims = result.vacuousClaims
  }

  var isUndecided: Bool {
    if case .undecided = verdict { true } else { false }
  }

  /// The trace that breaks the property, if one was found.
  var counterexample: Trace<Machine>? {
    if case .violated(let trace, _) = verdict { trace } else { nil }
  }
}

extension StateMachine {
  /// What the search says that stores the graph. The searches on the fly audit the same machine.
  func exploredFindings(
    _ properties: [Property<Self>], limits: SearchLimits = .none
  ) -> Findings<Self> {
    let graph = explore(limits: limits, auditing: Thoroughness.isFullForEngine ? .sample : .off)
    return Findings(
      counts: Counts(graph), results: properties.map { Finding(graph.check($0), base: \.self) })
  }

  /// What the search on the fly says.
  func checkedFindings(
    _ properties: [Property<Self>], limits: SearchLimits = .none, threads: Int
  ) -> Findings<Self> {
    let report = check(properties, options: .limits(limits).audit(.sample).threads(threads))
    return Findings(
      counts: Counts(report), results: report.results.map { Finding($0, base: \.self) })
  }

  /// What the search on the fly says when the states are spelled otherwise.
  func checkedFindings<State: Spelling>(
    _ properties: [Property<Self>], limits: SearchLimits = .none, threads: Int,
    as spelling: State.Type
  ) -> Findings<Self> where State.Base == Self.State {
    let machine = Respelled(self, as: spelling)
    let report = machine.check(
      properties.map(machine.respelled), options: .limits(limits).audit(.sample).threads(threads))
    return Findings(
      counts: Counts(report), results: report.results.map { Finding($0, base: machine.base(of:)) })
  }
}
