import CommandLineTools
import LifecycleLogs
import LifecycleModels
import LifecycleReporting
import Reporting

extension Explanation {
  /// What was found, as a page: each end with its life, at the end of which it stands.
  var page: HTMLPage {
    HTMLPage(
      story.deaths.map(\.section) + story.exits.map(\.section)
        + story.others.map { file, report in
          PageSection(
            kicker: file, title: report.kind.words, badge: PageSection.Badge("no end", .open),
            lead: [report.otherWords])
        }
        + logs.map { log in
          var section = log.section
          section.remarks += unreportedEnds(in: log)
          return section
        },
      title: story.deaths.count == 1 ? story.deaths[0].causeWords : "Why the app ended")
  }
}

extension DeathAccount {
  fileprivate var section: PageSection {
    PageSection(
      kicker: "\(subject) · \(file.printable)", title: causeWords,
      badge: PageSection.Badge(cause?.name ?? "unknown", cause == nil ? .open : .bad),
      lead: [
        memoryWords, runningWords, heard, missed, lost,
      ].compactMap(\.self),
      timelines: life.map { [Timeline($0.trace, heading: heading(of: $0), marks: marks(of: $0))] }
        ?? [],
      facts: (cause?.citations ?? []).map(\.report),
      remarks: end.evidence + (placement?.contradictions ?? [])
        + [noticed, test].compactMap(\.self),
      copies: remedies.map { PageSection.Copy($0.title, $0.line) }
        + (life.map { [PageSection.Copy("Replay this life", "lifecycle replay \($0.options)")] }
          ?? []))
  }

  private func heading(of life: DeathLife) -> String {
    "The shortest life that ends so, in the \(life.modelWords)"
  }

  /// The last step is the end.
  private func marks(of life: DeathLife) -> [Int: String] {
    [life.trace.steps.count: "the process ends, and the delegate is sent nothing"]
  }
}

extension ExitSummary {
  fileprivate var section: PageSection {
    PageSection(
      kicker: periodWords, title: "\(app.words): \(total.counted("end"))",
      exhibits: [
        .sortableTable(
          ["count", "where", "what ended the app", "the delegate hears", "a life that ends so"],
          counts.map { count in
            .element(
              "tr", [:],
              [
                count.count.grouped, count.place, count.meaning, count.heard, count.way ?? "",
              ].map { .element("td", $0) })
          })
      ], remarks: remarks)
  }
}
