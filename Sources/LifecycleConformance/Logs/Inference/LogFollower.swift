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
  /// What was read around the first entry that nothing explains.
  private(set) var surroundings: LogStretch?
  private var brokenTrack: Track?

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
      if keepsRecent { recent.append(RecentEntries(from: lives[track])) }
    case .nextProcess:
      remember(.nextProcess, on: track)
      var next: [SceneHypothesis] = []
      for hypothesis in lives[track] {
        if let step = automaton.step(from: hypothesis, reading: [.nextProcess]) {
          next.append(step.hypothesis)
        }
      }
      lives[track] = automaton.distinct(next)
    }
  }

  /// Reads the next entry of a track, which stays where it was if no life explains the entry.
  mutating func read(_ reading: EntryReading, on track: Track) -> Outcome {
    remember(.entry(reading), on: track)
    if lives[track].count == 1, let set = automaton.set(after: lives[track][0], reading: reading) {
      guard set != LogAutomaton.nothing else { return .unexplained }
      lives[track][0].set = set
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
    if brokenTrack == nil, keepsRecent {
      (brokenTrack, surroundings) = (track, recent[track].stretch)
    }
    let anew = automaton.advance(anywhere(), by: reading)
    lives[track] = automaton.distinct(lives[track] + anew)
  }

  private mutating func remember(_ item: TrackItem, on track: Track) {
    guard keepsRecent else { return }
    if brokenTrack == nil {
      recent[track].add(item, after: lives[track])
    } else if brokenTrack == track {
      if surroundings?.items.count ?? 0 < LogStretch.limit {
        surroundings?.items.append(item)
      } else {
        surroundings?.isToEnd = false
      }
    }
  }

  private func anywhere() -> [SceneHypothesis] {
    [SceneHypothesis(names: Array(repeating: nil, count: sceneCount), set: automaton.start)]
  }
}

// MARK: - Memory

extension LogFollower {
  private mutating func forget() {
    let hypotheses =
      lives.joined() + recent.flatMap(\.bases) + (surroundings?.base ?? [])
    let numbers = automaton.forget(but: Set(hypotheses.map(\.set)))
    let renumber = { (hypothesis: SceneHypothesis) in
      SceneHypothesis(
        names: hypothesis.names, set: numbers[hypothesis.set] ?? LogAutomaton.nothing)
    }
    lives = lives.map { $0.map(renumber) }
    for track in recent.indices { recent[track].renumber(renumber) }
    surroundings?.renumber(renumber)
  }
}
