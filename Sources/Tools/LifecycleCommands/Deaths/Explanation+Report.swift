import CommandLineTools
import LifecycleLogs
import Reporting

extension Explanation {
  /// What was found, for other programs.
  var report: FindingReport {
    FindingReport(
      command: "explain", rules: ExplainRule.all,
      subjects: story.deaths.map(\.reportedSubject) + story.exits.map(\.app.words)
        + logs.map(\.subject),
      findings: story.deaths.flatMap(\.findings) + story.exits.flatMap(\.findings)
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

extension ExitSummary {
  /// Counts fail no check: each app has some.
  fileprivate var findings: [ReportedFinding] {
    counts.filter { $0.count > 0 }.map { count in
      ReportedFinding(
        rule: ExplainRule.ended(by: count.causes.first), severity: .note,
        file: periods.first.flatMap { ReportedFinding.file($0.file) },
        message: "\(count.count.grouped) × \(count.place): \(count.meaning).",
        detail: ["The delegate hears \(count.heard)."] + remarks, subject: app.words)
    }
  }
}
