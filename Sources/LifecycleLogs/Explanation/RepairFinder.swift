/// Finds out what would make a log legal.
///
/// Among equally near repairs, one within a single process is preferred to one that assumes a
/// silent death, because a silent death can excuse almost anything.
struct RepairFinder {
  /// A log that needs more edits is not repaired.
  static let maxEdits = 6

  private let whole: Automaton
  private var withoutDeaths: Automaton

  init(_ automata: AutomatonCache.Automata) {
    whole = automata.whole
    withoutDeaths = automata.repairing
  }

  /// The nearest legal log: the whole log, or as much as can be repaired around the first
  /// unexplained entry.
  mutating func nearest(to segment: TrackSegment, isOnlyTrack: Bool) -> NearestLog? {
    if let found = search(segment.items, from: segment.base) {
      let isWhole = segment.isFromStart && segment.isToEnd && isOnlyTrack
      return NearestLog(edits: found.edits, changes: found.changes, isWhole: isWhole)
    }
    guard let end = segment.items.endOfFirstRepair(after: whole, from: segment.base) else {
      return nil
    }
    return search(Array(segment.items[..<end]), from: segment.base).map {
      NearestLog(edits: $0.edits, changes: $0.changes, isWhole: false)
    }
  }

  /// The fewest callbacks that must be inserted before an unexplained entry to make it legal;
  /// without a silent death if possible.
  mutating func missing(at failure: TrackFollower.FirstFailure, _ entry: TrackEntry) -> [String] {
    let living = living(before: entry, in: failure.surroundings)
    var search = NearestLogSearch(
      automaton: living.isEmpty ? whole : withoutDeaths, items: [.entry(entry)],
      most: Self.maxEdits, edits: .insertions)
    let found = search.run(from: living.isEmpty ? failure.hypotheses : living)
    return found?.changes.filter { $0.kind == .inserted }.map(\.name) ?? []
  }

  /// What explains the entries before `entry` without a silent death; empty if nothing does.
  private mutating func living(
    before entry: TrackEntry, in segment: TrackSegment
  ) -> [SceneHypothesis] {
    var hypotheses = segment.base.map { transplanted($0) }
    for item in segment.items {
      switch item {
      case .nextProcess: hypotheses = withoutDeaths.advanceToNextProcess(hypotheses)
      case .entry(let other):
        if other == entry { return hypotheses }
        hypotheses = withoutDeaths.advance(hypotheses, by: other)
      }
    }
    return hypotheses
  }

  private mutating func search(
    _ items: [TrackItem], from base: [SceneHypothesis]
  ) -> NearestLogSearch.Found? {
    let living = base.map { transplanted($0) }
    var gentle = NearestLogSearch(automaton: withoutDeaths, items: items, most: Self.maxEdits)
    let found = gentle.run(from: living)
    let most = found.map { $0.edits - 1 } ?? Self.maxEdits
    guard most >= 0 else { return found }
    var search = NearestLogSearch(automaton: whole, items: items, most: most)
    return search.run(from: base) ?? found
  }

  /// The same hypothesis in the automaton without silent deaths.
  private mutating func transplanted(_ hypothesis: SceneHypothesis) -> SceneHypothesis {
    var transplanted = hypothesis
    transplanted.set = withoutDeaths.number(of: whole.states(in: hypothesis.set))
    return transplanted
  }
}

extension [TrackItem] {
  /// The index of the second unexplained entry, counted as if the first were not there.
  fileprivate func endOfFirstRepair(
    after automaton: Automaton, from base: [SceneHypothesis]
  ) -> Int? {
    var follower = TrackFollower(automaton, sceneCount: base.first?.names.count ?? 0, from: base)
    var failures = 0
    for (index, item) in enumerated() {
      switch item {
      case .nextProcess: follower.begin(0, .nextProcess)
      case .entry(let entry):
        guard follower.read(entry, on: 0) != .explained else { continue }
        failures += 1
        if failures == 2 { return index }
        follower.resume(0, at: entry)
      }
    }
    return nil
  }
}
