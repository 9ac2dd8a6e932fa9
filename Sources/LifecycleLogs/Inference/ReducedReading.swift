import LifecycleModels

/// One reading of a log by reduced models, each up to the first entry that it does not explain.
struct ReducedReading {
  /// The first entry that a reduced model does not explain.
  struct Failure {
    let entry: TrackEntry
    /// The rules that the model lacks, and that could have been taken before the entry.
    let lackingRules: [Int]
  }

  /// The reading by one reduced model.
  private struct Part {
    var follower: TrackFollower
    var failure: Failure?
    /// Whether there were too many ways to match the scenes, so that it shows nothing.
    var isLost = false
  }

  private var parts: [Part]

  /// Creates the reading of a log.
  ///
  /// - Parameters:
  ///   - automata: The reduced models, for the alphabet of the log.
  ///   - sceneCount: How many scenes the model has.
  ///   - plan: How the scenario of the log applies to it.
  init(by automata: [Automaton], sceneCount: Int, plan: ScenarioPlan) {
    parts = automata.map {
      Part(follower: TrackFollower($0, sceneCount: sceneCount, keepsRecent: false, plan: plan))
    }
  }

  /// For each reduced model, what it does not explain; nil if it explains the log.
  var failures: [Failure?] { parts.map(\.failure) }

  /// Whether each reduced model is known to explain the log.
  var explainsLog: [Bool] { parts.map { $0.failure == nil && !$0.isLost } }

  /// The automata with all the sets that they have computed.
  var automata: [Automaton] { parts.map(\.follower.automaton) }

  /// Reads the next entry, which is on a track.
  mutating func read(
    _ entry: TrackEntry, on track: ProcessTracks.Track, _ continuation: ProcessTracks.Continuation
  ) {
    for index in parts.indices where parts[index].failure == nil && !parts[index].isLost {
      // Where the last process ended, if another one follows.
      let ended =
        continuation == .nextProcess ? parts[index].follower.hypotheses(of: track) : nil
      parts[index].follower.begin(track, continuation)
      switch parts[index].follower.read(entry, on: track) {
      case .explained: break
      case .unexplained:
        let follower = parts[index].follower
        let rules = follower.automaton.lackingRules(in: ended ?? follower.hypotheses(of: track))
        parts[index].failure = Failure(entry: entry, lackingRules: rules)
      case .tooManyHypotheses: parts[index].isLost = true
      }
    }
  }
}
