import LifecycleModels

/// Collects what a reader finds, in order, and keeps only the first of what it skips.
struct LogBuilder {
  private static let mostSkipped = 1000

  var name: String
  private(set) var lifeCycle: LifeCycle?
  private var alphabet: Set<Callback>?
  private var entries: [LogEntry] = []
  private var skipped: [SkippedLine] = []
  private var skippedCount = 0

  init(name: String) {
    self.name = name
  }

  var isEmpty: Bool { entries.isEmpty }
  var firstSkipped: SkippedLine? { skipped.first }

  /// Adds what was found at a place; `text` is not asked for where it would not be kept.
  mutating func add(_ reading: LogReading, at place: LogPlace, text: () -> String) {
    switch reading {
    case .entry(let item, let details):
      entries.append(
        LogEntry(
          position: place.item ?? entries.count + 1, line: place.line, text: text(), item: item,
          seenState: details.seenState, process: details.process, scene: details.scene))
    case .skipped(let reason):
      skippedCount += 1
      guard skipped.count < Self.mostSkipped else { return }
      skipped.append(
        SkippedLine(position: place.item, line: place.line, text: text(), reason: reason))
    }
  }

  /// Takes over what a log says of itself.
  mutating func add(_ header: LogHeader) {
    name = header.id ?? name
    lifeCycle = header.lifeCycle ?? lifeCycle
    alphabet = header.alphabet ?? alphabet
  }

  func build() -> RecordedLog {
    RecordedLog(
      name: name, lifeCycle: lifeCycle, alphabet: alphabet, entries: entries, skipped: skipped,
      skippedCount: skippedCount)
  }
}

/// What one written thing was understood to be.
enum LogReading: Hashable {
  case entry(LogItem, EntryDetails)
  case skipped(SkipReason)
}

/// What is written beside an entry.
struct EntryDetails: Hashable {
  var seenState: SeenState?
  var process: String?
  var scene: String?
}
