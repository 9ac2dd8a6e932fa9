/// Makes recorded logs of the events of a stream.
struct LogCollector {
  /// Of what is no entry only the first is kept.
  private static let mostKept = 1000

  private var heading = LogHeading()
  private var entries: [LogEntry] = []
  private var skipped: [SkippedLine] = []
  private var skippedCount = 0
  private var malformed: [MalformedLine] = []
  private var malformedCount = 0

  /// Takes an event; returns the log that it ends.
  mutating func add(_ event: LogEvent) -> RecordedLog? {
    switch event {
    case .begin(let heading):
      self = LogCollector()
      self.heading = heading
    case .heading(let heading):
      self.heading.take(over: heading)
    case .entry(let entry):
      entries.append(entry)
    case .skipped(let line):
      skippedCount += 1
      if skipped.count < Self.mostKept { skipped.append(line) }
    case .malformed(let line):
      malformedCount += 1
      if malformed.count < Self.mostKept { malformed.append(line) }
    case .end:
      return log
    }
    return nil
  }

  private var log: RecordedLog {
    RecordedLog(
      name: heading.name ?? "", lifeCycle: heading.lifeCycle, alphabet: heading.alphabet,
      entries: entries, skipped: skipped, skippedCount: skippedCount, malformed: malformed,
      malformedCount: malformedCount)
  }
}

extension LogHeading {
  /// Takes over what another heading tells. Each launch may write one: then only what all recorders
  /// record is known to be recorded.
  mutating func take(over other: LogHeading) {
    name = other.name ?? name
    lifeCycle = other.lifeCycle ?? lifeCycle
    alphabet = alphabet.map { $0.intersection(other.alphabet ?? $0) } ?? other.alphabet
  }
}
