import LifecycleConformance
import Reporting

extension Console {
  /// Says what was passed over in a log, so that nothing is lost without a word.
  func remark(skipping log: RecordedLog, of path: String) {
    guard log.skippedCount > 0 else { return }
    let reasons = Dictionary(grouping: log.skipped, by: \.reason.description)
    let words = reasons.keys.sorted().map { "\(reasons[$0]?.count ?? 0) \($0)" }
    remark(
      "\(InputFile.name(of: path)): \(log.skippedCount.counted("entry", "entries")) passed over: "
        + "\(words.joined(separator: ", ")).")
  }
}
