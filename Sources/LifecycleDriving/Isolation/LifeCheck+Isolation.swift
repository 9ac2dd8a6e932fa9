import Foundation
import Reporting

extension LifeCheck {
  /// Checks the world after another process has tried the same lives.
  ///
  /// A trap or a hang there becomes a finding, and the check in this process leaves out the step
  /// that caused it. The other process runs the same test, up to this check, and reports nothing
  /// else.
  ///
  /// - Parameters:
  ///   - strategies: How lives are chosen.
  ///   - isolation: How to run the test once more; nil to check in this process alone, where a trap
  ///     ends the run.
  /// - Returns: What was found, and what was covered.
  /// - Throws: ``WorldError`` if the disk cannot be made, or a replay is impossible.
  public func run(
    _ strategies: [Strategy], isolation: ProcessIsolation?
  ) throws(WorldError) -> CheckReport {
    #if os(Linux) || os(macOS)
      guard let isolation else { return try run(strategies) }
      let identity = CheckIdentity.next(at: isolation.line, for: runner)
      if let role = TrialRole.current {
        // A trial process has one check to run; an earlier check of the test might end it.
        guard role.check == identity else { return try run([]) }
        runTrial(role, strategies)
      }
      return try run(strategies, afterTrialsOf: identity, isolation)
    #else
      return try run(strategies)
    #endif
  }
}

#if os(Linux) || os(macOS)
  extension LifeCheck {
    private static var mostTrials: Int { 8 }

    /// Runs all lives, and ends the process.
    private func runTrial(_ role: TrialRole, _ strategies: [Strategy]) -> Never {
      TrialRole.endWithParent()
      var check = self
      check.runner.excluded = role.excluded
      check.runner.journal = try? LifeJournal(path: role.journalPath)
      check.timeLimit = halfOfTime
      _ = try? check.run(strategies)
      exit(TrialProcess.success)
    }

    /// How long all trials together may take: the check runs the same lives once more.
    private var halfOfTime: Duration? { timeLimit.map { $0 / 2 } }

    private func run(
      _ strategies: [Strategy], afterTrialsOf identity: String, _ isolation: ProcessIsolation
    ) throws(WorldError) -> CheckReport {
      var crashes: [Crash] = []
      var check = self
      var canGoOn = true
      let start = ContinuousClock.now
      trials: for _ in 0..<Self.mostTrials {
        if let halfOfTime, ContinuousClock.now - start >= halfOfTime { break }
        let excluded = check.runner.excluded
        let trial = try? TrialProcess(isolation, of: identity, excluding: excluded)
        guard let trial else { break }
        let end = trial.run()
        switch end {
        case .returned: break trials
        case .lost(let reason):
          check.remarks.append("the check could not run in another process first: \(reason)")
          break trials
        case .died, .hung:
          let crash = Crash(
            end, steps: trial.journal.steps, of: runner, limit: isolation.stepLimit)
          crashes.append(crash)
          guard let step = crash.step, check.runner.excluded.insert(step).inserted else {
            canGoOn = false
            break trials
          }
        }
      }
      check.timeLimit = timeLimit.map { $0 - (ContinuousClock.now - start) }
      let findings = crashes.map { $0.finding(strategies: strategies, after: keptLives) }
      return try check.run(canGoOn ? strategies : [], adding: findings)
    }
  }

  /// The end of a trial process in the middle of a step.
  private struct Crash {
    /// What must not happen again; nil where no step can be left out.
    let step: FatalStep?
    let obligation: AppObligation
    let detail: String
    let trace: LifeTrace

    init<Disk, Delegate>(
      _ end: TrialProcess.End, steps: [(step: LifeCyclePlan.Step, isChoice: Bool)],
      of runner: LifeRunner<Disk, Delegate>, limit: Double
    ) {
      trace = runner.trace(of: steps)
      step = runner.fatalStep(ending: steps.map(\.step))
      let running = step.map(\.words) ?? "an obligation or the fingerprint"
      if case .died(let words) = end {
        (obligation, detail) = (.survival, "\(running): \(words)")
      } else {
        (obligation, detail) = (
          .progress, "\(running) has not returned after \(Self.words(for: limit))"
        )
      }
    }

    private static func words(for seconds: Double) -> String {
      let isWhole = seconds == seconds.rounded() && seconds < 1e9
      return isWhole ? Int(seconds).counted("second") : "\(seconds) seconds"
    }

    func finding(strategies: [Strategy], after keptLives: [KeptLife]) -> Finding {
      // The exhaustive strategy runs shorter lives first, so the first crash is minimal, unless it
      // was found by a life from an earlier run.
      var length = Finding.Length.asFound
      let isKept = keptLives.contains { $0.choices.starts(with: trace.choices) }
      if case .exhaustive? = strategies.first, !isKept { length = .minimal }
      return Finding(
        id: obligation.id, statement: obligation.statement, citations: obligation.citations,
        detail: detail, trace: trace, length: length, origin: "a trial in another process",
        evaluations: 0, secondTrace: nil)
    }
  }
#endif
