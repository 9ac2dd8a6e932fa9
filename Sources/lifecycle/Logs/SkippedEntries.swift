import LifecycleConformance
import Reporting

extension Console {
  /// Says what was passed over in a log, so that nothing is lost without a word.
  func remark(skipping intake: LogIntake, of path: String) {
    let count = intake.skips.values.reduce(0, +)
    guard count > 0 else { return }
    let reasons = intake.skips.map { ($0.key.description, $0.value) }.sorted { $0.0 < $1.0 }
    let words = reasons.map { "\($1.grouped) \($0)" }
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
