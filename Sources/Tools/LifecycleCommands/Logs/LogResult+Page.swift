import LifecycleLogs
import Reporting

extension LogResult {
  /// The results as a page: each log with its break, and with the nearest legal log beside it.
  static func page(of results: [LogResult]) -> HTMLPage {
    HTMLPage(
      results.map(\.section),
      title: results.count == 1 ? results[0].file : results.count.counted("log"))
  }

  /// The result as a section of a page.
  var section: PageSection {
    switch content {
    case .failed(let failure, let words, _, _):
      PageSection(
        kicker: "not judged", title: file,
        badge: PageSection.Badge(failure.rawValue, .open), lead: [words])
    case .judged(let judgement, let timing, _, _, let malformedCount):
      judgement.section(
        of: file,
        remarks: timing.words + [Self.words(forMalformed: malformedCount)].compactMap(\.self))
    }
  }
}

extension Judgement {
  fileprivate func section(of file: String, remarks: [String]) -> PageSection {
    PageSection(
      kicker: "\(modelWords) · \(file)",
      title: log == file ? String(file.split(separator: "/").last ?? file[...]) : log,
      badge: PageSection.Badge(verdictWords, tone),
      lead: [scenarioWords, explanation].compactMap(\.self) + exitWords + breakWords,
      timelines: accounts.map(\.timeline), exhibits: comparison.map { [$0.markup] } ?? [],
      remarks: nearestWords + alternatives.map(\.words) + remarks,
      copies: accounts.map { PageSection.Copy("Replay this life", $0.replayLine) })
  }

  private var tone: PageSection.Tone {
    switch verdict {
    case .accepted: .good
    case .rejected: isDueToSparseRecording ? .open : .bad
    case .undecided: .open
    }
  }

  private var nearestWords: [String] {
    if let nearest { return ["The nearest legal log is \(nearest.edits.counted("edit")) away."] }
    return unexplained.isEmpty ? [] : ["No legal log is near enough to be found."]
  }

  /// The log beside the nearest legal one, or else beside what could have come at the break.
  private var comparison: LogComparison? {
    nearest.map(comparison(with:)) ?? unexplained.first.flatMap(comparison(at:))
  }

  /// The break is marked at the first unexplained entry.
  private func comparison(with nearest: NearestLog) -> LogComparison {
    let broken = unexplained.first
    return LogComparison(
      rows: nearest.changes.map { change in
        let isBreak = change.position != nil && change.position == broken?.position
        return LogComparison.Row(
          change.name, position: change.position, disposition: change.kind.disposition,
          note: isBreak ? Self.breakNote : nil)
      }, isPart: !nearest.isWhole)
  }

  private func comparison(at broken: UnexplainedEntry) -> LogComparison? {
    guard let first = surroundings.first, let last = surroundings.last else { return nil }
    let isPart = first.position > 1 || last.position - broken.position >= 20
    return LogComparison(
      rows: surroundings.map { entry in
        if entry.position != broken.position {
          let isBefore = entry.position < broken.position
          return LogComparison.Row(
            entry.name, position: entry.position, disposition: isBefore ? .kept : .unjudged)
        }
        return LogComparison.Row(
          entry.name, position: entry.position, disposition: .removed, note: Self.breakNote,
          alternatives: broken.possible.map(\.callback))
      }, isPart: isPart, heading: "what would have been legal")
  }

  private static let breakNote = "no life cycle explains this"
}

extension NearestLog.Change.Kind {
  fileprivate var disposition: LogComparison.Disposition {
    switch self {
    case .kept: .kept
    case .inserted: .inserted
    case .removed: .removed
    case .swapped: .swapped
    }
  }
}

extension LifeAccount {
  fileprivate var timeline: Timeline {
    var timeline = Timeline(recordedPart, heading: "The most plausible trace. \(beginning)")
    for (number, position) in entryMarks {
      timeline.entries[number - 1].contents = [Timeline.Content("entry", "\(position)")]
    }
    return timeline
  }
}
