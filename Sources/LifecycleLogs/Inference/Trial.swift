import LifecycleModels

/// One reading of a log from its first entry to its last: by the whole model, and at the same time by
/// what is left of the model without one circumstance each.
struct Trial {
  private var tracks: ProcessTracks
  private(set) var follower: TrackFollower
  /// Is not read by, but used to explain what was read.
  private let withoutDeaths: Automaton
  private var parts: [Part]
  private var scenes: [OpenScenes] = []
  /// The last entry of each track.
  private var last: [TrackEntry?] = []
  /// The first entries that no life explains.
  private(set) var unexplained: [Failure] = []
  private(set) var unexplainedCount = 0
  /// Whether the first of them names a scene where the model has none left.
  private(set) var lacksScenes = false
  /// The entry at which there were too many ways to tell the scenes apart.
  private(set) var lost: TrackEntry?

  static let mostUnexplained = 20

  /// An entry that no life explains, and what explains its track up to there.
  struct Failure {
    let entry: TrackEntry
    let previous: TrackEntry?
    let deliveries: [NamedDelivery]
    let executions: [ExecutionState]
  }

  /// What is left of the model without a circumstance, as long as that explains the log.
  private struct Part {
    var follower: TrackFollower
    var failure: TrackEntry?
    /// Whether there were too many ways to tell the scenes apart: then it says nothing.
    var isLost = false
  }

  /// Creates the trial of a log.
  ///
  /// - Parameters:
  ///   - survey: What is known of the log beforehand.
  ///   - automata: What the model makes of a recorder like that of the log.
  ///   - sceneCount: How many scenes the model has.
  init(of survey: LogSurvey, by automata: AutomatonCache.Automata, sceneCount: Int) {
    tracks = ProcessTracks(survey)
    withoutDeaths = automata.withoutDeaths
    follower = TrackFollower(automata.whole, sceneCount: sceneCount, keepsRecent: true)
    parts = automata.parts.map {
      Part(follower: TrackFollower($0, sceneCount: sceneCount, keepsRecent: false))
    }
  }

  /// For each part of the model the entry that it does not explain; nil where it explains the log.
  var failures: [TrackEntry?] { parts.map(\.failure) }

  /// The automata with all that they have seen.
  var automata: AutomatonCache.Automata {
    AutomatonCache.Automata(
      whole: follower.automaton, withoutDeaths: withoutDeaths,
      parts: parts.map(\.follower.automaton))
  }

  /// How many lives the log tells of side by side.
  var trackCount: Int { scenes.count }

  /// The most scenes that have an object at the same time, as far as the log names them.
  var mostScenes: Int { scenes.map(\.most).max() ?? 0 }

  /// Reads the next entry.
  mutating func read(_ written: LogEntry) {
    // Nothing is certain any more.
    if lost != nil { return }
    let entry = TrackEntry(written)
    let (track, continuation) = tracks.next(process: written.process)
    if continuation == .newTrack {
      last.append(nil)
      scenes.append(OpenScenes())
    }
    scenes[track].read(entry, continuation)
    follower.begin(track, continuation)
    let previous = follower.hypotheses(of: track)
    switch follower.read(entry, on: track) {
    case .explained: last[track] = entry
    case .unexplained: note(entry, on: track, after: previous)
    case .tooManyHypotheses: lost = lost ?? entry
    }
    if unexplainedCount == 0 { readParts(entry, on: track, continuation) }
  }

  private mutating func readParts(
    _ entry: TrackEntry, on track: ProcessTracks.Track, _ continuation: ProcessTracks.Continuation
  ) {
    for index in parts.indices where parts[index].failure == nil && !parts[index].isLost {
      parts[index].follower.begin(track, continuation)
      switch parts[index].follower.read(entry, on: track) {
      case .explained: break
      case .unexplained: parts[index].failure = entry
      case .tooManyHypotheses: parts[index].isLost = true
      }
    }
  }

  private mutating func note(
    _ entry: TrackEntry, on track: ProcessTracks.Track, after hypotheses: [SceneHypothesis]
  ) {
    unexplainedCount += 1
    if unexplainedCount == 1, let name = entry.scene {
      lacksScenes = hypotheses.contains { $0.hasNoScene(for: name) }
    }
    if unexplained.count < Self.mostUnexplained {
      unexplained.append(
        Failure(
          entry: entry, previous: last[track],
          deliveries: follower.automaton.deliveries(in: hypotheses),
          executions: follower.automaton.executions(in: hypotheses)))
    }
    follower.resume(track, at: entry)
  }
}
