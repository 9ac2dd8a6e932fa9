import LifecycleModels

/// One reading of a log by a reduced model, up to the first entry that it does not explain.
struct ReducedReading {
  /// The first entry that the model does not explain.
  struct Failure {
    let entry: TrackEntry
    /// The rules that the model lacks, and that could have been taken before the entry.
    let lackingRules: [Int]
  }

  private var follower: TrackFollower
  /// What the model does not explain; nil if it explains the log.
  private(set) var failure: Failure?
  /// Whether there were too many ways to match the scenes, so that it shows nothing.
  private var isLost = false

  /// Creates the reading of a log.
  ///
  /// - Parameters:
  ///   - automaton: The reduced model, for the alphabet of the log.
  ///   - sceneCount: How many scenes the model has.
  ///   - plan: How the scenario of the log applies to it.
  init(by automaton: Automaton, sceneCount: Int, plan: ScenarioPlan) {
    follower = TrackFollower(automaton, sceneCount: sceneCount, keepsRecent: false, plan: plan)
  }

  /// Whether the model is known to explain what was read.
  var explainsLog: Bool { failure == nil && !isLost }

  /// The automaton with all the sets that it has computed.
  var automaton: Automaton { follower.automaton }

  /// Reads the next entry, which is on a track.
  mutating func read(
    _ entry: TrackEntry, on track: ProcessTracks.Track, _ continuation: ProcessTracks.Continuation
  ) {
    guard explainsLog else { return }
    // Where the last process ended, if another one follows.
    let ended = continuation == .nextProcess ? follower.hypotheses(of: track) : nil
    follower.begin(track, continuation)
    switch follower.read(entry, on: track) {
    case .explained: break
    case .unexplained:
      let rules = follower.automaton.lackingRules(in: ended ?? follower.hypotheses(of: track))
      failure = Failure(entry: entry, lackingRules: rules)
    case .tooManyHypotheses: isLost = true
    }
  }
}
