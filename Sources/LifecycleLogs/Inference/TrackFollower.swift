/// Follows the entries of a log, one life after the other, in constant memory.
struct TrackFollower: Sendable {
  typealias Track = ProcessTracks.Track

  /// More possibilities than these to tell the scenes of a log apart are not followed.
  static let mostHypotheses = 512

  var automaton: Automaton
  private let sceneCount: Int
  /// What explains the entries of each track so far.
  private var lives: [[SceneHypothesis]] = []
  /// The last entries of each track; empty where no one will ask for them.
  private var recent: [RecentEntries] = []
  private let keepsRecent: Bool
  /// The first entry that no life explains, and what is around it.
  private(set) var firstFailure: FirstFailure?

  /// Where a log breaks for the first time.
  struct FirstFailure: Sendable {
    let track: Track
    /// What explains the entries before.
    fileprivate(set) var hypotheses: [SceneHypothesis]
    /// What was read before and after.
    fileprivate(set) var surroundings: TrackSegment

    fileprivate mutating func renumber(_ renumber: (SceneHypothesis) -> SceneHypothesis) {
      hypotheses = hypotheses.map(renumber)
      surroundings.renumber(renumber)
    }
  }

  /// Of so many tracks the last entries are kept.
  private static let mostRecent = 64

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - automaton: What the recorder's alphabet makes of the model.
  ///   - sceneCount: How many scenes the model has.
  ///   - keepsRecent: Whether the last entries are kept, for an explanation.
  init(_ automaton: Automaton, sceneCount: Int, keepsRecent: Bool) {
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

  /// Makes a track ready for an entry that goes on in some way.
  mutating func begin(_ track: Track, _ continuation: ProcessTracks.Continuation) {
    switch continuation {
    case .sameProcess: break
    case .newTrack:
      lives.append(anywhere())
      if keepsRecent, recent.count < Self.mostRecent {
        recent.append(RecentEntries(from: lives[track]))
      }
    case .nextProcess:
      remember(.nextProcess, on: track)
      lives[track] = automaton.advanceToNextProcess(lives[track])
    }
  }

  /// Reads the next entry of a track, which stays where it was if no life explains the entry.
  mutating func read(_ entry: TrackEntry, on track: Track) -> Outcome {
    remember(.entry(entry), on: track)
    if lives[track].count == 1, let isExplained = automaton.follow(&lives[track][0], entry) {
      guard isExplained else { return .unexplained }
    } else {
      let next = automaton.advance(lives[track], by: entry)
      guard !next.isEmpty else { return .unexplained }
      guard next.count <= Self.mostHypotheses else { return .tooManyHypotheses }
      lives[track] = next
    }
    if automaton.isFull { forget() }
    return .explained
  }

  /// Goes on after an entry that no life explains: as if it were not there, or as if the recording
  /// began with it.
  mutating func resume(_ track: Track, at entry: TrackEntry) {
    if firstFailure == nil, keepsRecent {
      firstFailure = FirstFailure(
        track: track, hypotheses: lives[track], surroundings: surroundings(of: track, entry))
    }
    var known = Set(lives[track])
    lives[track] += automaton.advance(anywhere(), by: entry).filter { known.insert($0).inserted }
  }

  /// What was read before an entry, and the entry.
  private func surroundings(of track: Track, _ entry: TrackEntry) -> TrackSegment {
    guard track < recent.count else {
      return TrackSegment(base: lives[track], items: [.entry(entry)], isFromStart: false)
    }
    return recent[track].stretch
  }

  private mutating func remember(_ item: TrackItem, on track: Track) {
    guard keepsRecent else { return }
    if let brokenTrack = firstFailure?.track {
      if brokenTrack == track { firstFailure?.surroundings.add(item) }
    } else if track < recent.count {
      recent[track].add(item, after: lives[track])
    }
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
  /// The hypotheses in a process that takes the place of another.
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
