/// Something that is run and measured: our own code, or a peer.
struct Contestant: Sendable {
  /// One run.
  typealias Run = () throws -> Sample

  /// The name that lines use for it.
  let id: String
  /// Whether one run is enough by default, because it takes long.
  var isSlow = false
  /// Prepares the first run; this is not measured.
  let prepare: @Sendable () throws -> Run
}

extension Contestant {
  /// Creates a contestant that needs no preparation.
  init(_ id: String, run: @escaping @Sendable () throws -> Sample) {
    self.init(id: id) { run }
  }
}

/// Runs contestants in turn, so that other work on the machine affects all of them alike.
struct Race {
  /// The number of rounds for every contestant, or nil for the usual one: three, or one if slow.
  let rounds: Int?
  /// Called before each run with its name.
  let announce: (String) -> Void

  static let defaultRounds = 3

  /// The results of one contestant.
  struct Result {
    var samples: [Sample] = []
    /// Why there is no figure, or nil if nothing went wrong.
    var failure: MeasurementError?
  }

  /// Runs every contestant as often as required. One that fails is not run again.
  func run(_ contestants: [Contestant]) -> [String: Result] {
    var results: [String: Result] = [:]
    var runs: [String: Contestant.Run] = [:]
    for contestant in contestants {
      results[contestant.id] = Result()
      announce("\(contestant.id), preparation")
      attempt(contestant, in: &results) { _ in runs[contestant.id] = try contestant.prepare() }
    }
    for round in 1...(rounds ?? Self.defaultRounds) {
      for contestant in contestants where round <= rounds(of: contestant) {
        guard let run = runs[contestant.id], results[contestant.id]?.failure == nil else {
          continue
        }
        announce("\(contestant.id), run \(round) of \(rounds(of: contestant))")
        attempt(contestant, in: &results) { $0.samples.append(try Self.observed(run)) }
      }
    }
    return results
  }

  private func rounds(of contestant: Contestant) -> Int {
    rounds ?? (contestant.isSlow ? 1 : Self.defaultRounds)
  }

  /// Runs once, and measures how much other processes worked meanwhile.
  private static func observed(_ run: Contestant.Run) throws -> Sample {
    let before = ProcessorUse.now
    var sample = try run()
    if let before { sample.otherProcessCores = ProcessorUse.now?.otherProcessCores(since: before) }
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
      result.failure = .failed(contestant.id, reason: error.inWords)
    }
    results[contestant.id] = result
  }
}
