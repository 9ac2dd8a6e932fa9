/// Runs contestants in turn, so that what else the machine does hits all of them alike.
struct Race {
  /// The rounds that everybody runs, or nil for as many as usual: three, and one for the slow.
  let rounds: Int?
  /// Told before each run what will be run.
  let announce: (String) -> Void

  static let usualRounds = 3

  /// What the runs of one contestant have shown.
  struct Result {
    var samples: [Sample] = []
    /// Why there is no figure, or nil if nothing went wrong.
    var failure: MeasurementError?
  }

  /// Runs every contestant as often as is due. One that fails is not run again.
  func run(_ contestants: [Contestant]) -> [String: Result] {
    var results: [String: Result] = [:]
    var runs: [String: Contestant.Run] = [:]
    for contestant in contestants {
      results[contestant.id] = Result()
      announce("\(contestant.id), preparation")
      attempt(contestant, in: &results) { _ in runs[contestant.id] = try contestant.prepare() }
    }
    for round in 1...(rounds ?? Self.usualRounds) {
      for contestant in contestants where round <= dueRounds(of: contestant) {
        guard let run = runs[contestant.id], results[contestant.id]?.failure == nil else {
          continue
        }
        announce("\(contestant.id), run \(round) of \(dueRounds(of: contestant))")
        attempt(contestant, in: &results) { $0.samples.append(try Self.observed(run)) }
      }
    }
    return results
  }

  private func dueRounds(of contestant: Contestant) -> Int {
    rounds ?? (contestant.isSlow ? 1 : Self.usualRounds)
  }

  /// Runs once, and notes how much others disturbed.
  private static func observed(_ run: Contestant.Run) throws -> Sample {
    let before = ProcessorUse.now
    var sample = try run()
    if let before { sample.othersCores = ProcessorUse.now?.othersCores(since: before) }
    return sample
  }

  private func attempt(
    _ contestant: Contestant, in results: inout [String: Result],
    _ work: (inout Result) throws -> Void
  ) {
    var result = results[contestant.id] ?? Result()
    do {
      try work(&result)
    } catch let error as MeasurementError {
      result.failure = error
    } catch {
      result.failure = .failed(contestant.id, reason: error.localizedDescription)
    }
    results[contestant.id] = result
  }
}
