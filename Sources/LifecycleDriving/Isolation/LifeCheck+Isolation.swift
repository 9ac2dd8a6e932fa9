import Foundation
import Reporting

extension LifeCheck {
  /// Checks the world after another process has tried the same lives.
  ///
  /// A trap or a hang there becomes a finding, and another process tries the lives without the step
  /// that caused it, until one survives them all. Only then are they lived in this process, and only as
  /// many as the other one has lived. The other process runs the same test, up to this check, and
  /// reports nothing else.
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
      if let place = TrialPlace.current {
        // A trial process has one check to run; an earlier check of the test might end it.
        guard place.role.check == identity else { return try run([]) }
        runTrial(place, strategies)
      }
      return try run(strategies, afterTrialsOf: identity, isolation)
    #else
      return try run(strategies)
    #endif
  }
}

#if os(Linux) || os(macOS)
  extension LifeCheck {
    /// Runs all lives, and waits for the parent to end this process.
    private func runTrial(_ place: TrialPlace, _ strategies: [Strategy]) -> Never {
      TrialPlace.acceptSignals()
      var check = self
      check.runner.excluded = Set(place.role.excluded.compactMap(FatalStep.init))
      check.runner.journal = place.journal
      check.timeLimit = place.role.seconds.map(Duration.seconds)
      _ = try? check.run(strategies)
      place.journal.isFinished = true
      while true { pause() }
    }

    private func run(
      _ strategies: [Strategy], afterTrialsOf identity: String, _ isolation: ProcessIsolation
    ) throws(WorldError) -> CheckReport {
      let start = ContinuousClock.now
      var trials = Trials(of: self, isolation, identity: identity)
      trials.run()
      var check = self
      check.runner.excluded = trials.excluded
      check.livesTried = trials.livesTried
      check.remarks += trials.remarks
      check.timeLimit = timeLimit.map { $0 - (ContinuousClock.now - start) }
      let findings = trials.crashes.map { $0.finding(strategies: strategies, after: keptLives) }
      let before = RunningProcess.numbers(if: !trials.orphanedProcesses.isEmpty)
      let report = try check.run(trials.allowsLives ? strategies : [], adding: findings)
      RunningProcess.end(trials.orphanedProcesses, startedSince: before)
      return report
    }
  }
#endif
