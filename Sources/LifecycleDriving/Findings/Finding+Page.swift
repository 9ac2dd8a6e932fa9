import LifecycleModels
import LifecycleReporting
import Reporting

extension Finding {
  /// The finding as one HTML file: a timeline of the life, with the events of iOS, the deliveries
  /// to the delegate and its requests, the disk and the memory; then the obligation and its
  /// sources.
  ///
  /// The file needs no network and runs no script.
  public var html: String {
    let model = checkedModel?.words ?? ""
    return HTMLPage([section(model: model) { ".replay(\($0.swift))" }], title: fact).text
  }

  /// The finding as a part of a page.
  package func section(model: String, again: (LifeTrace) -> String) -> PageSection {
    var timelines = [trace.timeline(mark: loop?.mark ?? "broken: \(fact)")]
    if let secondTrace {
      timelines[0].heading = "The first time"
      timelines.append(secondTrace.timeline(heading: "The same choices, run once more"))
    }
    return PageSection(
      kicker: model, title: fact, badge: PageSection.Badge("violated", .bad),
      lead: statement == fact ? [] : ["Obligation: \(statement)."], timelines: timelines,
      facts: citations.map(\.report), remarks: remarks, copies: copies(again))
  }

  /// What is wrong, without the steps that lead to it.
  private var fact: String { detail.isEmpty ? statement : detail }

  private var remarks: [String] {
    [
      knownAt.map { "Known since an earlier run: \($0)." },
      cause.map { "Another cause of the same finding: \($0)." }, lengthWords,
      shortest.map {
        "The shortest of all needs rare events: \($0.choices.joined(separator: ", "))."
      },
      "Found by \(origin)" + (evaluations > 0 ? ", shortened in \(evaluations) lives." : "."),
    ].compactMap(\.self)
  }

  private func copies(_ again: (LifeTrace) -> String) -> [PageSection.Copy] {
    [PageSection.Copy("Run it again", again(trace))]
      + (test.map { test in
        [
          PageSection.Copy(
            "As a test, with your world and its obligations in place of “world”",
            test.source(for: .swift), isFolded: true)
        ]
      } ?? [])
  }
}
