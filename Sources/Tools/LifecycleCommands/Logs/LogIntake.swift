import CommandLineTools
import LifecycleLogs
import LifecycleModels
import Reporting

/// What the first reading keeps of one log of a file: everything needed to judge it, and its
/// entries if there are not too many.
struct LogIntake {
  /// If a log has more entries, they are not kept but read again.
  static let maxEntries = 20_000
  private static let maxMalformed = 20

  /// Which log of its file it is, counted from 0.
  let number: Int
  private(set) var survey: LogSurvey
  /// The entries; nil if there are too many.
  private(set) var entries: [LogEntry]? = []
  private(set) var timing: TimingWatch
  private(set) var skips: [SkipReason: Int] = [:]
  /// The first malformed entries.
  private(set) var malformed: [MalformedLine] = []

  init(
    number: Int, name: String, limits: TimeLimits, alphabet: Set<Callback>?, readsScenario: Bool
  ) {
    self.number = number
    survey = LogSurvey(name: name, recording: alphabet, readsScenario: readsScenario)
    timing = TimingWatch(limits: limits)
  }

  mutating func read(_ event: LogEvent) {
    survey.read(event)
    switch event {
    case .entry(let entry): add(entry)
    case .skipped(let line): skips[line.reason, default: 0] += 1
    case .malformed(let line):
      if malformed.count < Self.maxMalformed { malformed.append(line) }
    case .begin, .heading, .system, .end: break
    }
  }

  private mutating func add(_ entry: LogEntry) {
    timing.read(entry)
    if survey.entryCount <= Self.maxEntries { entries?.append(entry) } else { entries = nil }
  }

  /// The log, if its entries were kept.
  var log: RecordedLog? {
    entries.map {
      RecordedLog(
        name: survey.name, lifeCycle: survey.lifeCycle, alphabet: survey.recorded,
        scenario: survey.scenario == nil ? nil : survey.scenarioText, isClaim: survey.isClaim,
        entries: $0)
    }
  }
}

/// How many entries of a log were skipped for one reason.
struct SkippedEntries: Hashable, Sendable {
  /// The reason in words.
  let words: String
  let count: Int
}

extension LogIntake {
  /// The skipped entries, in alphabetical order of the reasons.
  var skipped: [SkippedEntries] {
    skips.map { SkippedEntries(words: $0.key.description, count: $0.value) }
      .sorted { $0.words < $1.words }
  }
}

extension Console {
  /// Says which entries of a log were skipped, so that nothing is lost silently.
  func remark(skipping intake: LogIntake, of path: String) {
    let skips = intake.skipped
    let count = skips.map(\.count).reduce(0, +)
    guard count > 0 else { return }
    let words = skips.map { "\($0.count.grouped) \($0.words)" }
    remark(
      "\(InputFile.name(of: path)): skipped \(count.counted("entry", "entries")): "
        + "\(words.joined(separator: ", ")).")
  }

  /// Says how much of a log is about other apps than the one that is asked for.
  func remark(leavingOut filter: AppFilter, of path: String) {
    let entries = filter.leftOutCount.counted("entry", "entries")
    remark(
      InputFile.name(of: path)
        + (filter.keptCount > 0
          ? ": left out \(entries) of other apps."
          : ": left out, because its \(entries) \(filter.leftOutCount == 1 ? "is" : "are") of other apps.")
    )
  }

  /// Says what is malformed in a log; the rest is judged.
  func complain(about intake: LogIntake, of path: String) {
    let name = InputFile.name(of: path)
    for line in intake.malformed { complain("\(name): \(line.error.localizedDescription)") }
    let more = intake.survey.malformedCount - intake.malformed.count
    if more > 0 {
      complain("\(name): \(more.counted("more malformed entry", "more malformed entries")).")
    }
  }
}
