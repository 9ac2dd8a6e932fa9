#if os(Linux) || os(macOS)
  import Reporting

  /// The end of a trial process in the middle of a step.
  struct Crash {
    /// What must not happen again; nil where no step can be left out.
    let step: FatalStep?
    private let obligation: AppObligation
    private let detail: String
    private let trace: LifeTrace

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
