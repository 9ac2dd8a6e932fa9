import CommandLineTools
import ModelChecking
import Reporting

/// Checks the states and transitions of some system.
struct SystemCheck {
  let machine: SystemMachine
  /// The labels that must never come.
  let forbidden: [String]
  let statements: [LivenessProperty<SystemMachine>]
  let limits: SearchLimits
  /// When the command began.
  let beginning: ContinuousClock.Instant
  let threads: Int
  let console: Console

  /// The limits for what begins now.
  private var rest: SearchLimits {
    var rest = limits
    rest.time = limits.time.map { max(.zero, $0 - beginning.duration(to: .now)) }
    return rest
  }

  /// Searches for deadlocks and labels in one search, and for each formula in another.
  func run() -> SystemReport {
    let labels = forbidden.map { machine.system.label(named: $0) ?? -1 }
    let properties = zip(forbidden, labels).enumerated().map { index, label in
      Property<SystemMachine>.everyStep(label.0, id: "\(index)") { [machine] step in
        machine.label(of: step.action) != label.1
      }
    }
    let deadlock = Property<SystemMachine>(
      "deadlock", "there is no deadlock", .noDeadlock(except: StatePredicate("none") { _ in false })
    )
    let search = machine.check(
      properties + [deadlock], options: .limits(rest).audit(.off).threads(threads)
    ) { progress in
      console.progress.update(machine.system.title, progress.report)
      return Interruption.isRequested ? .stop : .proceed
    }
    var report = SystemReport(system: machine.system, search: search)
    for (name, result) in zip(forbidden, search.results) {
      report.findings.append(
        SystemFinding("never", name, result.verdict))
    }
    report.deadlock = search.results.last.map {
      SystemFinding("deadlock", "", $0.verdict)
    }
    for statement in statements {
      console.progress.announce(machine.system.title, TaskProgress(phase: "following runs"))
      let verdict = machine.check(statement, limits: rest) { Interruption.isRequested }
      report.findings.append(SystemFinding(formula: statement.name, verdict))
    }
    console.progress.finish(machine.system.title)
    return report
  }
}

/// What was found out about a system.
struct SystemReport {
  let system: TransitionSystem
  let search: SearchReport<SystemMachine>
  var deadlock: SystemFinding?
  var findings: [SystemFinding] = []
  /// The quotient, if it was asked for and completed.
  var quotient: TransitionSystem?
  /// Whether a limit stopped the reduction.
  var isReductionStopped = false

  /// A deadlock breaks nothing unless somebody asks; a formula can.
  var status: ExitStatus {
    if findings.contains(where: { $0.verdict == .violated }) { return .unexpected }
    let isDecided = search.isComplete && !isReductionStopped
    return isDecided && findings.allSatisfy { $0.verdict == .holds } ? .asExpected : .undecided
  }
}

/// The verdict on one question, with the trace that shows it.
struct SystemFinding {
  let kind: String
  let subject: String
  let verdict: PropertyReport.ReportedVerdict
  /// A remark after the verdict.
  var remark: String?
  var trace: Trace<SystemMachine>?
  /// Whether no shorter trace shows it.
  var isMinimal = false
  /// The number of the step after which the last step leads back.
  var backTo: Int?

  init(_ kind: String, _ subject: String, _ verdict: Verdict<SystemMachine>) {
    self.kind = kind
    self.subject = subject
    switch verdict {
    case .holds: self.verdict = .holds
    case .violated(let counterexample):
      self.verdict = .violated
      trace = counterexample?.trace
      isMinimal = counterexample?.isMinimal ?? false
    case .undecided(let reason): self.verdict = .undecided("\(reason)")
    case .faulty(let fault): self.verdict = .faulty("\(fault)")
    }
  }

  init(formula: String, _ verdict: LivenessVerdict<SystemMachine>) {
    kind = "formula"
    subject = formula
    switch verdict {
    case .holds: self.verdict = .holds
    case .vacuous(let formula):
      self.verdict = .holds
      remark = "because on every run: \(formula)"
    case .unfair: self.verdict = .undecided("there is no run")
    case .undecided(.stopped(.time)): self.verdict = .undecided("stopped by the limit of time")
    case .undecided(.stopped(let limit)): self.verdict = .undecided("stopped by \(limit)")
    case .undecided(let doubt): self.verdict = .undecided("\(doubt)")
    case .faulty(let fault): self.verdict = .faulty("\(fault)")
    case .fails(let lasso):
      self.verdict = .violated
      trace = lasso.unrolled(1)
      backTo = lasso.backTo
    }
  }
}
