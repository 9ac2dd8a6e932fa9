import Reporting

extension Replay {
  /// The trace as a page: the property whose counterexample it is, or all that it violates.
  var page: HTMLPage {
    var section = property?.section(context: title) ?? plainSection
    section.remarks += others.map { "This trace also violates \($0.id): \($0.statement)." }
    return HTMLPage([section], title: section.title)
  }

  private var plainSection: PageSection {
    PageSection(
      kicker: title, title: "A trace of \(trace.steps.count.counted("step"))", badge: badge,
      lead: breaches.map { breach in
        "Violates \(breach.id): \(breach.statement)"
          + (breach.expected == .holds ? " (should hold)." : " (a belief).")
      },
      timelines: [Timeline(trace, marks: marks)],
      exhibits: [SequenceDiagram(trace, title: title, marks: marks).exhibit],
      copies: [PageSection.Copy("Run it again", line)])
  }

  private var badge: PageSection.Badge {
    if breaches.contains(where: { $0.expected == .holds }) {
      return PageSection.Badge("violates a property", .bad)
    }
    return breaches.isEmpty
      ? PageSection.Badge("violates nothing", .good)
      : PageSection.Badge("refutes a belief", .open)
  }

  private var marks: [Int: String] {
    Dictionary(grouping: breaches, by: \.step).mapValues { breaches in
      "violates " + breaches.map(\.id).joined(separator: ", ")
    }
  }

  /// What the trace of a property violates besides it.
  private var others: [Breach] {
    property.map { property in breaches.filter { $0.id != property.id } } ?? []
  }
}
