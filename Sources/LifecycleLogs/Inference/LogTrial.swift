import LifecycleModels

/// One reading of a log from its first entry to its last: by the whole model, and at the same time by
/// what is left of the model without one circumstance each.
struct LogTrial {
  private var tracks: ProcessTracks
  private(set) var follower: LogFollower
  /// Is not read by, but used to explain what was read.
  private let withoutDeaths: LogAutomaton
  private var parts: [Part]
  private var scenes: [OpenScenes] = []
  /// The last entry of each track.
  private var last: [EntryReading?] = []
  /// The first entries that no life explains.
  private(set) var breaks: [Break] = []
  private(set) var breakCount = 0
  /// Whether the first of them names a scene where the model has none left.
  private(set) var breaksForWantOfScenes = false
  /// The entry at which there were too many ways to tell the scenes apart.
  private(set) var lost: EntryReading?

  static let mostBreaks = 20

  /// An entry that no life explains, and what explains its track up to there.
  struct Break {
    let reading: EntryReading
    let previous: EntryReading?
    let deliveries: [NamedDelivery]
    let executions: [ExecutionState]
  }

  /// What is left of the model without a circumstance, as long as that explains the log.
  private struct Part {
    var follower: LogFollower
    var failure: EntryReading?
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
    follower = LogFollower(automata.whole, sceneCount: sceneCount, keepsRecent: true)
    parts = automata.parts.map {
      Part(follower: LogFollower($0, sceneCount: sceneCount, keepsRecent: false))
    }
  }

  /// For each part of the model the entry that it does not explain; nil where it explains the log.
  var failures: [EntryReading?] { parts.map(\.failure) }

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
  mutating func read(_ entry: LogEntry) {
    // Nothing is certain any more.
    if lost != nil { return }
    let reading = EntryReading(entry)
    let (track, course) = tracks.next(process: entry.process)
    if course == .fresh {
      last.append(nil)
      scenes.append(OpenScenes())
    }
    scenes[track].read(reading, course)
    follower.begin(track, course)
    let previous = follower.hypotheses(of: track)
    switch follower.read(reading, on: track) {
    case .explained: last[track] = reading
    case .unexplained: note(reading, on: track, after: previous)
    case .tooManyHypotheses: lost = lost ?? reading
    }
    if breakCount == 0 { readParts(reading, on: track, course) }
  }

  private mutating func readParts(
    _ reading: EntryReading, on track: ProcessTracks.Track, _ course: ProcessTracks.Course
  ) {
    for index in parts.indices where parts[index].failure == nil && !parts[index].isLost {
      parts[index].follower.begin(track, course)
      switch parts[index].follower.read(reading, on: track) {
      case .explained: break
      case .unexplained: parts[index].failure = reading
      case .tooManyHypotheses: parts[index].isLost = true
      }
    }
  }

  private mutating func note(
    _ reading: EntryReading, on track: ProcessTracks.Track, after hypotheses: [SceneHypothesis]
  ) {
    breakCount += 1
    if breakCount == 1, let name = reading.scene {
      breaksForWantOfScenes = hypotheses.contains { $0.hasNoScene(for: name) }
    }
    if breaks.count < Self.mostBreaks {
      breaks.append(
        Break(
          reading: reading, previous: last[track],
          deliveries: follower.automaton.deliveries(in: hypotheses),
          executions: follower.automaton.executions(in: hypotheses)))
    }
    follower.resume(track, at: reading)
  }
}
