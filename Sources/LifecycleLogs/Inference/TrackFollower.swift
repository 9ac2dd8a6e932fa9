/// Follows the entries of a log on all its tracks, in constant memory.
struct TrackFollower: Sendable {
  typealias Track = ProcessTracks.Track

  /// The most ways to match the scenes of a log that are followed.
  static let maxHypotheses = 512

  var automaton: Automaton
  private let sceneCount: Int
  /// What explains the entries of each track so far.
  private var lives: [[SceneHypothesis]] = []
  /// The last entries of each track; empty if they are not needed.
  private var recent: [RecentEntries] = []
  private let keepsRecent: Bool
  /// How the scenario of the log applies to its first track.
  private let plan: ScenarioPlan
  /// The first unexplained entry, with the entries around it.
  private(set) var firstFailure: FirstFailure?

  /// The first unexplained entry of a log.
  struct FirstFailure: Sendable {
    let track: Track
    /// What explains the entries before it.
    fileprivate(set) var hypotheses: [SceneHypothesis]
    /// The items before and after it.
    fileprivate(set) var surroundings: TrackSegment

    fileprivate mutating func renumber(_ renumber: (SceneHypothesis) -> SceneHypothesis) {
      hypotheses = hypotheses.map(renumber)
      surroundings.renumber(renumber)
    }
  }

  /// The most tracks whose last entries are kept.
  private static let maxRecentTracks = 64

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - automaton: The automaton of the model for the recorder's alphabet.
  ///   - sceneCount: How many scenes the model has.
  ///   - keepsRecent: Whether the last entries are kept, for an explanation.
  ///   - plan: How the scenario of the log applies to it.
  init(
    _ automaton: Automaton, sceneCount: Int, keepsRecent: Bool, plan: ScenarioPlan = .none
  ) {
    self.plan = plan
    self.automaton = automaton
    self.sceneCount = sceneCount
    self.keepsRecent = keepsRecent
  }

  /// Creates a follower of one track that begins with some hypotheses.
  init(_ automaton: Automaton, sceneCount: Int, from base: [SceneHypothesis]) {
    self.init(automaton, sceneCount: sceneCount, keepsRecent: false)
    lives = [base]
  }

  enum Outcome: Hashable {
    case explained, unexplained, tooManyHypotheses
  }
}

// MARK: - Reading

extension TrackFollower {
  /// What explains the entries of a track so far.
  func hypotheses(of track: Track) -> [SceneHypothesis] { lives[track] }

  /// Prepares a track for an entry that continues it in some way.
  mutating func begin(_ track: Track, _ continuation: ProcessTracks.Continuation) {
    switch continuation {
    case .sameProcess: break
    case .newTrack:
      lives.append(lives.isEmpty ? beginnings() : anywhere())
      if keepsRecent, recent.count < Self.maxRecentTracks {
        recent.append(RecentEntries(from: lives[track]))
      }
    case .nextProcess:
      remember(.nextProcess, on: track)
      lives[track] = automaton.advanceToNextProcess(lives[track])
    }
  }

  /// Reads the next entry of a track; the track is unchanged if no life explains the entry.
  mutating func read(_ entry: TrackEntry, on track: Track) -> Outcome {
    remember(.entry(entry), on: track)
    if lives[track].count == 1, let isExplained = automaton.follow(&lives[track][0], entry) {
      guard isExplained else { return .unexplained }
    } else {
      let next = automaton.advance(lives[track], by: entry)
      guard !next.isEmpty else { return .unexplained }
      guard next.count <= Self.maxHypotheses else { return .tooManyHypotheses }
      lives[track] = next
    }
    if automaton.isFull { forget() }
    return .explained
  }

  /// Continues after an unexplained entry, as if it were missing or the recording began with it.
  mutating func resume(_ track: Track, at entry: TrackEntry) {
    if firstFailure == nil, keepsRecent {
      firstFailure = FirstFailure(
        track: track, hypotheses: lives[track], surroundings: surroundings(of: track, entry))
    }
    var known = Set(lives[track])
    lives[track] += automaton.advance(anywhere(), by: entry).filter { known.insert($0).inserted }
  }

  /// The items up to and including an entry.
  private func surroundings(of track: Track, _ entry: TrackEntry) -> TrackSegment {
    guard track < recent.count else {
      return TrackSegment(base: lives[track], items: [.entry(entry)], isFromStart: false)
    }
    return recent[track].segment
  }

  private mutating func remember(_ item: TrackItem, on track: Track) {
    guard keepsRecent else { return }
    if let brokenTrack = firstFailure?.track {
      if brokenTrack == track { firstFailure?.surroundings.add(item) }
    } else if track < recent.count {
      recent[track].add(item, after: lives[track])
    }
  }

  /// Whether the entries that have been read can be the whole log, according to its scenario.
  mutating func ending() -> Automaton.Ending {
    guard let first = lives.first, plan != .none else { return .explained }
    return automaton.ending(of: first, isComplete: plan.isComplete)
  }

  private mutating func beginnings() -> [SceneHypothesis] {
    automaton.beginnings(sceneCount: sceneCount, plan: plan).map(\.hypothesis)
  }

  private func anywhere() -> [SceneHypothesis] {
    [SceneHypothesis(sceneCount: sceneCount, set: Automaton.start)]
  }
}

// MARK: - Memory

extension TrackFollower {
  private mutating func forget() {
    let bases = recent.flatMap(\.bases) + (firstFailure?.surroundings.base ?? [])
    let hypotheses = lives.joined() + bases + (firstFailure?.hypotheses ?? [])
    let numbers = automaton.forget(but: Set(hypotheses.map(\.set)))
    let renumber = { (hypothesis: SceneHypothesis) in
      var renumbered = hypothesis
      renumbered.set = numbers[hypothesis.set] ?? Automaton.nothing
      return renumbered
    }
    lives = lives.map { $0.map(renumber) }
    for track in recent.indices { recent[track].renumber(renumber) }
    firstFailure?.renumber(renumber)
  }
}

extension Automaton {
  /// The hypotheses in the next process of the track.
  mutating func advanceToNextProcess(_ hypotheses: [SceneHypothesis]) -> [SceneHypothesis] {
    var known: Set<SceneHypothesis> = []
    var next: [SceneHypothesis] = []
    for hypothesis in hypotheses {
      if let step = step(from: hypothesis, reading: [.nextProcess]),
        known.insert(step.hypothesis).inserted
      {
        next.append(step.hypothesis)
      }
    }
    return next
  }
}
