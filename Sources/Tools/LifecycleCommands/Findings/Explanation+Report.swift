import CommandLineTools
import LifecycleLogs
import Reporting

/// The rules of `explain`.
enum ExplainRule {
  static let contradiction = "report-contradiction"
  static let damaged = "report-damaged"
  /// The rules whose findings say that something cannot be read.
  static let ofDamage = [damaged, LogRule.malformed.rawValue]

  /// The name of the rule for an end of one cause.
  static func ended(by cause: DeathCause?) -> String { "ended." + (cause?.name ?? "unknown") }

  /// All rules, in the order of the table of causes.
  static let all: [ReportedRule] =
    DeathCause.all.map {
      ReportedRule(
        id: ended(by: $0), title: "not: \($0.sentence)", severity: $0.isOrdinary ? .note : .warning)
    } + [
      ReportedRule(
        id: ended(by: nil), title: "every end has a cause that a source explains",
        severity: .warning),
      ReportedRule(id: contradiction, title: "reports and logs say the same of an end"),
      ReportedRule(id: damaged, title: "a report can be read"),
    ] + LogRule.allCases.map(\.reported)
}

extension DeathCause {
  /// Whether it ends apps that do nothing wrong.
  var isOrdinary: Bool {
    !occurrences.isEmpty
      && occurrences.allSatisfy {
        switch $0 {
        case .end(.purge), .end(.debugger), .end(.update), .end(.reboot), .end(.shutdown),
          .userKill:
          true
        default: false
        }
      }
  }
}

extension Explanation {
  /// What was found, for other programs.
  var report: FindingReport {
    FindingReport(
      command: "explain", rules: ExplainRule.all,
      subjects: story.deaths.map(\.reportedSubject) + logs.map(\.subject),
      findings: story.deaths.flatMap(\.findings)
        + damage.map {
          ReportedFinding(
            rule: ExplainRule.damaged, severity: .error, file: ReportedFinding.file($0.file),
            line: $0.line, message: $0.words, subject: ReportedFinding.subject($0.file))
        } + logs.flatMap(\.findings),
      notJudged: logs.compactMap(\.gap)
        + story.others.map {
          FindingReport.NotJudged(
            subject: ReportedFinding.subject($0.file), reason: $0.report.otherWords)
        }
        + unreadable.map {
          FindingReport.NotJudged(subject: ReportedFinding.subject($0.file), reason: $0.words)
        },
      isComplete: !Interruption.isRequested && unreadable.isEmpty)
  }
}

extension DeathAccount {
  fileprivate var reportedSubject: String {
    "\(ReportedFinding.subject(file)), \(end.app.words)"
      + (end.pid.map { ", process \($0)" } ?? "")
  }

  fileprivate var findings: [ReportedFinding] {
    let isNote = cause?.isOrdinary ?? false
    let details = [subject, memoryWords, runningWords, heard, missed].compactMap(\.self)
    let ended = ReportedFinding(
      rule: ExplainRule.ended(by: cause), severity: isNote ? .note : .warning,
      file: ReportedFinding.file(file), line: line, message: causeWords,
      detail: details + end.evidence + remedies.map { "\($0.title): \($0.line)" },
      subject: reportedSubject)
    let contradictions = (placement?.contradictions ?? []).map { words in
      ReportedFinding(
        rule: ExplainRule.contradiction, severity: .error,
        file: placement.flatMap { ReportedFinding.file($0.file) },
        line: placement?.history.last.line, message: words, subject: reportedSubject)
    }
    return [ended] + contradictions
  }
}
