import CommandLineTools
import LifecycleLogs
import Reporting

/// The rules of `validate`.
enum LogRule: String, CaseIterable {
  case rejected = "log-rejected"
  case malformed = "log-malformed"
  case timeLimit = "log-time-limit"

  /// The rule for reports.
  var reported: ReportedRule { ReportedRule(id: rawValue, title: title) }

  private var title: String {
    switch self {
    case .rejected: "some life cycle explains a log"
    case .malformed: "a log can be read"
    case .timeLimit: "the app is as fast as the system demands"
    }
  }
}

extension LogResult {
  /// What was judged.
  var subject: String {
    guard case .judged(let judgement, _, _, _, _) = content, judgement.log != file else {
      return ReportedFinding.subject(file)
    }
    return "\(ReportedFinding.subject(file)), \(judgement.log)"
  }

  /// What is wrong with the log.
  var findings: [ReportedFinding] {
    switch content {
    case .failed(.unreadable, _, _, _), .failed(.nameless, _, _, _), .failed(.report, _, _, _): []
    case .failed(.malformed, let words, _, _): [finding(.malformed, nil, words)]
    case .judged(let judgement, let timing, _, let malformed, let count):
      rejection(judgement) + violations(timing) + unread(malformed, count: count)
    }
  }

  /// Why the log was not judged; nil if it was.
  var gap: FindingReport.NotJudged? {
    switch content {
    case .failed(.unreadable, let words, _, _), .failed(.nameless, let words, _, _),
      .failed(.report, let words, _, _):
      FindingReport.NotJudged(subject: subject, reason: words)
    case .judged(let judgement, _, _, _, _) where judgement.verdict == .undecided:
      FindingReport.NotJudged(subject: subject, reason: judgement.explanation)
    default: nil
    }
  }

  private func rejection(_ judgement: Judgement) -> [ReportedFinding] {
    guard judgement.verdict == .rejected else { return [] }
    let lines = text.split(separator: "\n").map(String.init)
    return [
      finding(
        .rejected, judgement.unexplained.first?.line, judgement.explanation, detail: lines)
    ]
  }

  private func violations(_ timing: TimingReport) -> [ReportedFinding] {
    let violations = timing.findings.filter(\.isViolation)
    let more = timing.violationCount - violations.count
    return violations.map { finding(.timeLimit, $0.line, $0.text) }
      + (more > 0
        ? [finding(.timeLimit, nil, "\(more.counted("more limit is", "more limits are")) broken.")]
        : [])
  }

  private func unread(_ malformed: [MalformedLine], count: Int) -> [ReportedFinding] {
    let more = count - malformed.count
    return malformed.map { finding(.malformed, $0.line, $0.error.localizedDescription) }
      + (more > 0
        ? [
          finding(
            .malformed, nil,
            "\(more.counted("more entry is", "more entries are")) malformed.")
        ] : [])
  }

  private func finding(
    _ rule: LogRule, _ line: Int?, _ message: String, detail: [String] = []
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule.rawValue, severity: .error, file: ReportedFinding.file(file), line: line,
      message: message, detail: detail, subject: subject)
  }
}
