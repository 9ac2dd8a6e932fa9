/// What a track reads: its entries, and where one process takes the place of another.
enum TrackItem: Hashable, Sendable {
  case entry(EntryReading)
  case nextProcess
}

/// Some entries of one track that stand together, and what explains the entries before.
struct LogStretch: Hashable, Sendable {
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
  private var older: LogStretch?
  private var newer: LogStretch

  init(from hypotheses: [SceneHypothesis]) {
    newer = LogStretch(base: hypotheses, isFromStart: true)
  }

  /// Adds an item; the hypotheses are those that explain what came before it.
  mutating func add(_ item: TrackItem, after hypotheses: [SceneHypothesis]) {
    if newer.items.count >= LogStretch.limit / 2 {
      older = newer
      newer = LogStretch(base: hypotheses, isFromStart: false)
    }
    newer.items.append(item)
  }

  var stretch: LogStretch {
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
