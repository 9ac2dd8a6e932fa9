/// Follows the entries of a log, one life after the other, in constant memory.
struct LogFollower: Sendable {
  typealias Track = ProcessTracks.Track

  /// More possibilities than these to tell the scenes of a log apart are not followed.
  static let mostHypotheses = 512

  var automaton: LogAutomaton
  private let sceneCount: Int
  /// What explains the entries of each track so far.
  private var lives: [[SceneHypothesis]] = []
  /// The last entries of each track; empty where no one will ask for them.
  private var recent: [RecentEntries] = []
  private let keepsRecent: Bool
  /// The first entry that no life explains, and what is around it.
  private(set) var firstBreak: FirstBreak?

  /// Where a log breaks for the first time.
  struct FirstBreak: Sendable {
    let track: Track
    /// What explains the entries before.
    fileprivate(set) var hypotheses: [SceneHypothesis]
    /// What was read before and after.
    fileprivate(set) var surroundings: LogStretch

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
  init(_ automaton: LogAutomaton, sceneCount: Int, keepsRecent: Bool) {
    self.automaton = automaton
    self.sceneCount = sceneCount
    self.keepsRecent = keepsRecent
  }

  /// Creates a follower of one track that begins with some hypotheses.
  init(_ automaton: LogAutomaton, sceneCount: Int, from base: [SceneHypothesis]) {
    self.init(automaton, sceneCount: sceneCount, keepsRecent: false)
    lives = [base]
  }

  enum Outcome: Hashable {
    case explained, unexplained, tooManyHypotheses
  }
}

// MARK: - Reading

extension LogFollower {
  /// What explains the entries of a track so far.
  func hypotheses(of track: Track) -> [SceneHypothesis] { lives[track] }

  /// Makes a track ready for an entry that goes on in some way.
  mutating func begin(_ track: Track, _ course: ProcessTracks.Course) {
    switch course {
    case .onward: break
    case .fresh:
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
  mutating func read(_ reading: EntryReading, on track: Track) -> Outcome {
    remember(.entry(reading), on: track)
    if lives[track].count == 1, let isExplained = automaton.follow(&lives[track][0], reading) {
      guard isExplained else { return .unexplained }
    } else {
      let next = automaton.advance(lives[track], by: reading)
      guard !next.isEmpty else { return .unexplained }
      guard next.count <= Self.mostHypotheses else { return .tooManyHypotheses }
      lives[track] = next
    }
    if automaton.isFull { forget() }
    return .explained
  }

  /// Goes on after an entry that no life explains: as if it were not there, or as if the recording
  /// began with it.
  mutating func resume(_ track: Track, at reading: EntryReading) {
    if firstBreak == nil, keepsRecent {
      firstBreak = FirstBreak(
        track: track, hypotheses: lives[track], surroundings: surroundings(of: track, reading))
    }
    var known = Set(lives[track])
    lives[track] += automaton.advance(anywhere(), by: reading).filter { known.insert($0).inserted }
  }

  /// What was read before an entry, and the entry.
  private func surroundings(of track: Track, _ reading: EntryReading) -> LogStretch {
    guard track < recent.count else {
      return LogStretch(base: lives[track], items: [.entry(reading)], isFromStart: false)
    }
    return recent[track].stretch
  }

  private mutating func remember(_ item: TrackItem, on track: Track) {
    guard keepsRecent else { return }
    if let brokenTrack = firstBreak?.track {
      if brokenTrack == track { firstBreak?.surroundings.add(item) }
    } else if track < recent.count {
      recent[track].add(item, after: lives[track])
    }
  }

  private func anywhere() -> [SceneHypothesis] {
    [SceneHypothesis(sceneCount: sceneCount, set: LogAutomaton.start)]
  }
}

// MARK: - Memory

extension LogFollower {
  private mutating func forget() {
    let bases = recent.flatMap(\.bases) + (firstBreak?.surroundings.base ?? [])
    let hypotheses = lives.joined() + bases + (firstBreak?.hypotheses ?? [])
    let numbers = automaton.forget(but: Set(hypotheses.map(\.set)))
    let renumber = { (hypothesis: SceneHypothesis) in
      var renumbered = hypothesis
      renumbered.set = numbers[hypothesis.set] ?? LogAutomaton.nothing
      return renumbered
    }
    lives = lives.map { $0.map(renumber) }
    for track in recent.indices { recent[track].renumber(renumber) }
    firstBreak?.renumber(renumber)
  }
}

extension LogAutomaton {
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
