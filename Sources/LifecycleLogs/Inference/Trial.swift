import LifecycleModels

/// One reading of a log from its first entry to its last, by the whole model and by two reduced
/// models at the same time.
struct Trial {
  private var tracks: ProcessTracks
  private(set) var follower: TrackFollower
  /// The reading by the model without circumstances.
  private(set) var withoutCircumstances: ReducedReading
  /// The reading by the model without silent deaths.
  private(set) var withoutDeaths: ReducedReading
  private var scenes: [OpenScenes] = []
  /// The last entry of each track.
  private var last: [TrackEntry?] = []
  /// The last mark of each track, and how many entries came after it.
  private var lastMark: [(entry: TrackEntry, distance: Int)?] = []
  /// The first unexplained entries.
  private(set) var unexplained: [Failure] = []
  private(set) var unexplainedCount = 0
  /// Whether the first of them names a scene, and the model has none left for it.
  private(set) var lacksScenes = false
  /// The entry at which there were too many ways to match the scenes.
  private(set) var lost: TrackEntry?

  static let maxUnexplained = 20

  /// An unexplained entry, and what was possible in its place.
  struct Failure {
    let entry: TrackEntry
    let previous: TrackEntry?
    let deliveries: [NamedDelivery]
    let executions: [ExecutionState]
    /// The last mark before it.
    var mark: TrackEntry?
    /// Whether the log ends too early, according to its scenario.
    var isOfEnding = false
  }

  /// Creates the reading of a log.
  ///
  /// - Parameters:
  ///   - survey: What is known about the log beforehand.
  ///   - automata: The automata for the alphabet of the log.
  ///   - sceneCount: How many scenes the model has.
  init(of survey: LogSurvey, by automata: AutomatonCache.Automata, sceneCount: Int) {
    tracks = ProcessTracks(survey)
    let plan = survey.plan
    follower = TrackFollower(
      automata.whole, sceneCount: sceneCount, keepsRecent: true, plan: plan)
    withoutCircumstances = ReducedReading(
      by: automata.withoutCircumstances, sceneCount: sceneCount, plan: plan)
    withoutDeaths = ReducedReading(
      by: automata.withoutDeaths, sceneCount: sceneCount, plan: plan)
  }

  /// How many tracks the log has.
  var trackCount: Int { scenes.count }

  /// The most scenes that have an object at the same time, as far as the log names them.
  var peakSceneCount: Int { scenes.map(\.peakCount).max() ?? 0 }

  /// Reads the next entry.
  mutating func read(_ written: LogEntry) {
    // After that nothing is certain.
    if lost != nil { return }
    let entry = TrackEntry(written)
    guard let (track, continuation) = tracks.next(written) else { return }
    if continuation == .newTrack {
      last.append(nil)
      lastMark.append(nil)
      scenes.append(OpenScenes())
    }
    scenes[track].read(entry, continuation)
    follower.begin(track, continuation)
    let previous = follower.hypotheses(of: track)
    switch follower.read(entry, on: track) {
    case .explained: advance(track, past: entry)
    case .unexplained: note(entry, on: track, after: previous)
    case .tooManyHypotheses: lost = lost ?? entry
    }
    if unexplainedCount > 0 { return }
    withoutCircumstances.read(entry, on: track, continuation)
    withoutDeaths.read(entry, on: track, continuation)
  }

  /// Ends the log.
  mutating func finish() {
    guard lost == nil, unexplainedCount == 0, let entry = last.first ?? nil else { return }
    let ending = follower.ending()
    guard ending != .explained else { return }
    let hypotheses = follower.hypotheses(of: 0)
    unexplainedCount = 1
    var failed = entry
    if case .impossible(let mark) = ending {
      failed = TrackEntry(mark, position: entry.position, line: entry.line)
    }
    unexplained.append(
      Failure(
        entry: failed, previous: entry,
        deliveries: follower.automaton.deliveries(in: hypotheses),
        executions: follower.automaton.executions(in: hypotheses), isOfEnding: true))
  }

  private mutating func advance(_ track: ProcessTracks.Track, past entry: TrackEntry) {
    last[track] = entry
    if entry.item.mark != nil {
      lastMark[track] = (entry, 0)
    } else if let mark = lastMark[track] {
      lastMark[track] = (mark.entry, mark.distance + 1)
    }
  }

  /// The last mark of a track, unless too much has come after it.
  private func mark(before track: ProcessTracks.Track) -> TrackEntry? {
    lastMark[track].flatMap { $0.distance <= Self.maxEntriesAfterMark ? $0.entry : nil }
  }

  /// After more entries than these, a mark does not explain what comes.
  private static let maxEntriesAfterMark = 4

  private mutating func note(
    _ entry: TrackEntry, on track: ProcessTracks.Track, after hypotheses: [SceneHypothesis]
  ) {
    unexplainedCount += 1
    if unexplainedCount == 1, let name = entry.scene {
      lacksScenes = hypotheses.contains { $0.hasNoScene(for: name) }
    }
    if unexplained.count < Self.maxUnexplained {
      unexplained.append(
        Failure(
          entry: entry, previous: last[track],
          deliveries: follower.automaton.deliveries(in: hypotheses),
          executions: follower.automaton.executions(in: hypotheses), mark: mark(before: track)))
    }
    follower.resume(track, at: entry)
  }
}
