import LifecycleLogs
import LifecycleModels

/// What a first reading keeps of one log of a file: all that is needed to judge it, and its entries
/// if they are not too many.
struct LogIntake {
  /// More entries are not kept, but read again.
  static let mostEntries = 20_000
  private static let mostMalformed = 20

  /// Which log of its file it is, counted from 0.
  let number: Int
  private(set) var survey: LogSurvey
  /// The entries; nil if there are too many.
  private(set) var entries: [LogEntry]? = []
  private(set) var timing: TimingWatch
  private(set) var skips: [SkipReason: Int] = [:]
  /// The first things that are malformed.
  private(set) var malformed: [MalformedLine] = []

  init(number: Int, name: String, limits: TimeLimits, alphabet: Set<Callback>?) {
    self.number = number
    survey = LogSurvey(name: name, recording: alphabet)
    timing = TimingWatch(limits: limits)
  }

  mutating func read(_ event: LogEvent) {
    survey.read(event)
    switch event {
    case .entry(let entry): add(entry)
    case .skipped(let line): skips[line.reason, default: 0] += 1
    case .malformed(let line):
      if malformed.count < Self.mostMalformed { malformed.append(line) }
    case .begin, .heading, .end: break
    }
  }

  private mutating func add(_ entry: LogEntry) {
    timing.read(entry)
    if survey.entryCount <= Self.mostEntries { entries?.append(entry) } else { entries = nil }
  }

  /// The log, if its entries were kept.
  var log: RecordedLog? {
    entries.map {
      RecordedLog(
        name: survey.name, lifeCycle: survey.lifeCycle, alphabet: survey.recorded, entries: $0)
    }
  }
}
