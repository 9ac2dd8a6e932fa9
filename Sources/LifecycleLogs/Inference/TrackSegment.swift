import LifecycleModels

/// What a track reads: its entries, and where one process takes the place of another.
enum TrackItem: Hashable, Sendable {
  case entry(TrackEntry)
  case nextProcess
}

/// Some entries of one track that stand together, and what explains the entries before.
struct TrackSegment: Hashable, Sendable {
  var base: [SceneHypothesis]
  var items: [TrackItem] = []
  /// Whether the stretch begins where the track does.
  var isFromStart: Bool
  /// Whether the stretch ends where the track does.
  var isToEnd = true

  /// The most items of a stretch.
  static let limit = 1000

  /// Adds an item, unless there are too many.
  mutating func add(_ item: TrackItem) {
    if items.count < Self.limit { items.append(item) } else { isToEnd = false }
  }

  /// Follows a change of the numbers that sets have.
  mutating func renumber(_ renumber: (SceneHypothesis) -> SceneHypothesis) {
    base = base.map(renumber)
  }
}

/// The last entries of a track: at least half as many as a stretch may have, if there were so many.
struct RecentEntries: Sendable {
  private var older: TrackSegment?
  private var newer: TrackSegment

  init(from hypotheses: [SceneHypothesis]) {
    newer = TrackSegment(base: hypotheses, isFromStart: true)
  }

  /// Adds an item; the hypotheses are those that explain what came before it.
  mutating func add(_ item: TrackItem, after hypotheses: [SceneHypothesis]) {
    if newer.items.count >= TrackSegment.limit / 2 {
      older = newer
      newer = TrackSegment(base: hypotheses, isFromStart: false)
    }
    newer.items.append(item)
  }

  var stretch: TrackSegment {
    guard var stretch = older else { return newer }
    stretch.items += newer.items
    return stretch
  }
}

extension RecentEntries {
  /// The hypotheses that must not be forgotten.
  var bases: [SceneHypothesis] { (older?.base ?? []) + newer.base }

  mutating func renumber(_ renumber: (SceneHypothesis) -> SceneHypothesis) {
    older?.renumber(renumber)
    newer.renumber(renumber)
  }
}

/// One entry of a log as far as its judgement goes.
struct TrackEntry: Hashable, Sendable {
  let item: LogEntry.Item
  /// The application state that was printed beside it.
  let printedState: PrintedState?
  /// The scene delegate that was called, as the log names it; nil where that is not known.
  let scene: String?
  let position: Int
  let line: Int?

  init(_ entry: LogEntry) {
    item = entry.item
    printedState = entry.printedState
    scene = entry.item.isOfScene ? entry.scene : nil
    position = entry.position
    line = entry.line
  }

  /// The canonical name, with the scene where the log names it.
  var name: String { item.name + (scene.map { "#" + $0 } ?? "") }

  /// What the automaton reads, if the scene is one of the model.
  func symbol(scene: Int?) -> Symbol {
    switch item {
    case .callback(let callback): .callback(callback, printed: printedState?.execution, scene: scene)
    case .phase(let state): .phase(state.execution)
    case .killed: .killed
    case .processStart: .processStart
    }
  }
}
