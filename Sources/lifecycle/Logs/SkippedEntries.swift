import LifecycleLogs
import Reporting

/// How many entries of a log were passed over for one reason.
struct SkippedEntries: Hashable, Sendable {
  /// The reason in words.
  let words: String
  let count: Int
}

extension LogIntake {
  /// What was passed over, in alphabetical order of the reasons.
  var skipped: [SkippedEntries] {
    skips.map { SkippedEntries(words: $0.key.description, count: $0.value) }
      .sorted { $0.words < $1.words }
  }
}

extension Console {
  /// Says what was passed over in a log, so that nothing is lost without a word.
  func remark(skipping intake: LogIntake, of path: String) {
    let skips = intake.skipped
    let count = skips.map(\.count).reduce(0, +)
    guard count > 0 else { return }
    let words = skips.map { "\($0.count.grouped) \($0.words)" }
    remark(
      "\(InputFile.name(of: path)): \(count.counted("entry", "entries")) passed over: "
        + "\(words.joined(separator: ", ")).")
  }

  /// Says what is malformed in a log; the rest is judged.
  func complain(about intake: LogIntake, of path: String) {
    let name = InputFile.name(of: path)
    for line in intake.malformed { complain("\(name): \(line.error.localizedDescription)") }
    let more = intake.survey.malformedCount - intake.malformed.count
    if more > 0 { complain("\(name): \(more.grouped) more are malformed.") }
  }
}
