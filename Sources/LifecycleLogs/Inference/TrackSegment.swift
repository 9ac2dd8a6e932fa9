import LifecycleModels

/// One item of a track: an entry, or the start of the next process.
enum TrackItem: Hashable, Sendable {
  case entry(TrackEntry)
  case nextProcess
}

/// Consecutive items of one track, and the hypotheses that explain the items before.
struct TrackSegment: Hashable, Sendable {
  var base: [SceneHypothesis]
  var items: [TrackItem] = []
  /// Whether the segment begins at the beginning of the track.
  var isFromStart: Bool
  /// Whether the segment ends at the end of the track.
  var isToEnd = true

  /// The most items of a segment.
  static let limit = 1000

  /// Adds an item, unless the segment is full.
  mutating func add(_ item: TrackItem) {
    if items.count < Self.limit { items.append(item) } else { isToEnd = false }
  }

  /// The entries at most some places before and after the one at a position.
  func neighbours(of position: Int, within distance: Int) -> [LogNeighbour] {
    let entries = items.compactMap { item in
      if case .entry(let entry) = item { entry } else { nil }
    }
    guard let middle = entries.firstIndex(where: { $0.position == position }) else { return [] }
    let range = max(0, middle - distance)..<min(entries.count, middle + distance + 1)
    return entries[range].map { LogNeighbour(name: $0.name, position: $0.position) }
  }

  /// Applies new numbers of sets.
  mutating func renumber(_ renumber: (SceneHypothesis) -> SceneHypothesis) {
    base = base.map(renumber)
  }
}

/// The last items of a track: at least half as many as a segment holds, if the track has them.
struct RecentEntries: Sendable {
  private var older: TrackSegment?
  private var newer: TrackSegment

  init(from hypotheses: [SceneHypothesis]) {
    newer = TrackSegment(base: hypotheses, isFromStart: true)
  }

  /// Adds an item; the hypotheses explain the items before it.
  mutating func add(_ item: TrackItem, after hypotheses: [SceneHypothesis]) {
    if newer.items.count >= TrackSegment.limit / 2 {
      older = newer
      newer = TrackSegment(base: hypotheses, isFromStart: false)
    }
    newer.items.append(item)
  }

  var segment: TrackSegment {
    guard var segment = older else { return newer }
    segment.items += newer.items
    return segment
  }
}

extension RecentEntries {
  /// The hypotheses that must be kept.
  var bases: [SceneHypothesis] { (older?.base ?? []) + newer.base }

  mutating func renumber(_ renumber: (SceneHypothesis) -> SceneHypothesis) {
    older?.renumber(renumber)
    newer.renumber(renumber)
  }
}

/// The part of a log entry that matters to its judgement.
struct TrackEntry: Hashable, Sendable {
  let item: LogEntry.Item
  /// What ended the process, if it says so.
  let exitCause: SystemLine.ExitCause?
  /// The application state that was printed beside it.
  let printedState: PrintedState?
  /// The scene whose delegate was called, as the log names it; nil if that is not known.
  let scene: String?
  let position: Int
  let line: Int?

  init(_ entry: LogEntry) {
    item = entry.item
    exitCause = entry.exitCause
    printedState = entry.printedState
    scene = entry.item.isOfScene ? entry.scene : nil
    position = entry.position
    line = entry.line
  }

  /// The canonical name, with the scene if the log names it.
  var name: String { item.name + (scene.map { "#" + $0 } ?? "") }

  /// What the log says that happened at the end of some entries.
  init(_ mark: Mark, position: Int, line: Int?) {
    item = .mark(mark)
    exitCause = nil
    printedState = nil
    scene = nil
    self.position = position
    self.line = line
  }

  /// The symbol of the entry, given its scene of the model.
  func symbol(scene: Int?) -> Symbol {
    switch item {
    case .callback(let callback):
      .callback(callback, printed: printedState?.execution, scene: scene)
    case .phase(let state): .phase(state.execution)
    case .killed: .killed
    case .processStart: .processStart
    case .mark(let mark): .mark(mark, beginsProcess: false)
    case .suspended: .mark(Mark(.suspension), beginsProcess: false)
    // However it ended: perhaps it was told so, and has exited.
    case .exited: .nextProcess
    }
  }
}
