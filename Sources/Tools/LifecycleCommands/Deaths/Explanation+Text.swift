import CommandLineTools
import LifecycleLogs
import LifecycleModels
import Reporting

extension Explanation {
  /// What was found, in the words of a terminal.
  var text: String {
    var parts = story.deaths.map(\.text) + story.exits.map(\.text)
    parts += story.others.map { file, report in
      "\(file.printable): \(report.kind.words)\n" + report.otherWords.paragraph
    }
    parts += logs.map { log in
      log.text + (reportedEnds(in: log)?.paragraph ?? "")
        + unreportedEnds(in: log).map(\.paragraph).joined()
    }
    if let remark { parts.append(remark + "\n") }
    return parts.joined(separator: "\n")
  }

  private static let maxEnds = 20

  /// That reports tell more of ends than the log; nil if none does.
  private func reportedEnds(in log: LogResult) -> String? {
    guard case .judged(let judgement, _, _, _, _) = log.content else { return nil }
    let ends = story.deaths.filter {
      $0.report != nil && $0.cause != nil && $0.placement?.file == log.file
        && $0.placement?.log == judgement.log
    }
    let processes = ends.prefix(Self.maxEnds).map { death in
      death.placement?.history.process.map { "process \($0)" } ?? "the process"
    }
    return ends.isEmpty
      ? nil : "The reports above say what ended \(processes.joined(separator: ", "))."
  }

  /// The first ends that a log shows and no report explains.
  func unreportedEnds(in log: LogResult) -> [String] {
    guard case .judged(let judgement, _, _, _, _) = log.content else { return [] }
    return story.unexplained.filter { $0.file == log.file && $0.log == judgement.log }
      .prefix(Self.maxEnds).map(\.words)
  }
}

extension DeathAccount {
  /// The JSON has all of it.
  private static let maxEvidence = 10

  fileprivate var text: String {
    var text = "\(file.printable): \(source)\n" + subject.paragraph + causeWords.paragraph
    text += end.evidence.prefix(Self.maxEvidence).map { $0.wrapped(6) }.joined()
    let facts = [
      memoryWords, end.allowance.map { "It was allowed \($0.seconds)." }, runningWords, heard,
      missed,
      lost, noticed,
    ]
    text += facts.compactMap(\.self).map(\.paragraph).joined()
    text += (report?.notes ?? []).map(\.paragraph).joined()
    text += (placement?.contradictions ?? []).map { "Contradiction: \($0)".paragraph }.joined()
    if !remedies.isEmpty { text += "To find it before a user does:".paragraph }
    for remedy in remedies { text += "      \(remedy.line)   (\(remedy.title))\n" }
    text += (test ?? "").paragraph
    if let life {
      text += "The life, step by step; “explore” in place of “replay” makes a page of it:".paragraph
      text += "      lifecycle replay \(life.options)\n"
    }
    return text
  }
}

extension ExitSummary {
  fileprivate var text: String {
    let lines = counts.filter { $0.count > 0 }.map { count in
      "\(count.count.grouped) × \(count.place): \(count.meaning). The delegate hears \(count.heard)."
        + (count.way.map { " A life that ends so: \($0)." } ?? "")
    }
    return "\(app.words): \(total.counted("end")) in \(periodWords)\n"
      + (lines + remarks).map(\.paragraph).joined()
  }

  /// The number of payloads and their first and last times.
  var periodWords: String {
    let begin = periods.compactMap(\.begin).min(), end = periods.compactMap(\.end).max()
    let time = begin.flatMap { begin in end.map { " (\(begin) to \($0))" } } ?? ""
    return "\(periods.count.counted("payload"))\(time)"
  }

  /// What else is to be said of the counts.
  var remarks: [String] {
    var remarks: [String] = []
    if let share = purgedShare, share > 0 {
      remarks.append(
        "\(Int((share * 100).rounded())) % of the ends freed memory in the background, most of "
          + "them purges of the suspended app: the next launch begins anew, and the user sees what state "
          + "restoration brings back (F79, F90).")
    }
    let unknown = counts.filter { $0.causes.isEmpty && $0.count > 0 }.map(\.key.printable)
    if !unknown.isEmpty { remarks.append("Unknown counts: \(unknown.joined(separator: ", ")).") }
    remarks += repeated.map { "\($0.printable) repeats a payload, which is counted once." }
    return remarks
  }
}

extension DeviceReport {
  /// What a report says that tells of no end.
  var otherWords: String {
    switch content {
    case .noEnd(let words): "It is \(words), which does not say that a process ended."
    case .jetsam(let report) where report.killed.isEmpty && !remarks.isEmpty:
      "No process that could be read has a reason, of \(report.processCount.grouped); what could not be "
        + "read may name one that was ended."
    case .jetsam(let report) where report.killed.isEmpty:
      "No process among \(report.processCount.grouped) has a reason, so none was ended"
        + (report.largestProcess.map { "; the largest is \($0)." } ?? ".")
    case .jetsam(let report):
      "The app is not among \(report.killed.count.counted("process", "processes")) that were ended; Jetsam "
        + "reports name processes, not bundle identifiers."
    case .event(let event):
      "The event of \(event.reporter) tells of no end; it has \(event.breadcrumbs.count.counted("breadcrumb")) "
        + "of the life cycle."
    case .exits where !(system?.isIOS ?? true):
      "It is a report of \(system?.text ?? "another system"), which no model is about."
    case .ends, .exits: "It tells of no end of the app that is asked for."
    }
  }
}

extension String {
  /// The words as an indented paragraph.
  fileprivate var paragraph: String { wrapped(4) }

  fileprivate func wrapped(_ indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return isEmpty ? "" : TextWrap.wrapped(self, width: 96, first: space, rest: space)
  }
}

extension Double {
  /// A number of seconds, without needless digits.
  fileprivate var seconds: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self)) s" : "\(self) s"
  }
}
