import CommandLineTools
import LifecycleLogs
import Reporting

extension FindingReport {
  /// What `validate` has found.
  init(_ results: [LogResult]) {
    self.init(
      command: "validate", rules: LogRule.allCases.map(\.reported),
      subjects: results.map(\.subject), findings: results.flatMap(\.findings),
      notJudged: results.compactMap(\.gap),
      isComplete: !Interruption.isRequested && !results.contains(where: \.isUnreadable))
  }
}

extension LogResult {
  /// How a command with these results ends, if some findings are left.
  static func status(of results: [LogResult], _ selection: FindingSelection) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if results.contains(where: \.isUnreadable) { return .fileError }
    let failures = selection.report.findings.filter(\.fails)
    if failures.contains(where: { $0.rule == LogRule.malformed.rawValue }) {
      return .malformedInput
    }
    if !failures.isEmpty { return .unexpected }
    return results.contains { $0.gap != nil } ? .undecided : .asExpected
  }

  /// The results without those of which every finding is accepted or switched off.
  static func shown(_ results: [LogResult], _ selection: FindingSelection) -> [LogResult] {
    var rest = selection.isReported[...]
    return results.filter { result in
      let reported = rest.prefix(result.findings.count)
      rest = rest.dropFirst(reported.count)
      return reported.isEmpty || reported.contains(true)
    }
  }

  var isUnreadable: Bool {
    if case .failed(.unreadable, _, _, _) = content { true } else { false }
  }
}
