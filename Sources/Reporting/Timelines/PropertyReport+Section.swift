extension PropertyReport {
  /// The property as a part of a page: its verdict, the trace that violates it, its sources.
  ///
  /// - Parameter context: The model and its profile.
  /// - Returns: The section.
  public func section(context: String) -> PageSection {
    var section = PageSection(
      kicker: "\(id) · \(kind) · \(context)", title: statement, badge: badge,
      lead: ["\(verdictWords.prefix(1).uppercased())\(verdictWords.dropFirst())."],
      facts: sources)
    if let explanation { section.lead.append(explanation) }
    if let counterexample {
      let mark = counterexample.run?.mark ?? "violates \(id)"
      let marks = [counterexample.trace.steps.count: mark]
      if let promise {
        section.lead += ["Over whole runs: \(promise.formula)"] + promise.assumptions
      }
      section.timelines = [Timeline(counterexample.trace, marks: marks)]
      section.exhibits = [
        SequenceDiagram(counterexample.trace, title: statement, marks: marks).exhibit
      ]
      section.remarks = counterexample.remarks
      section.copies = [PageSection.Copy("Run it again", counterexample.replay)]
    }
    return section
  }

  /// The verdict in a word; green if it is the expected one.
  var badge: PageSection.Badge {
    switch isAsExpected {
    case true?: PageSection.Badge(verdict == .violated ? "refuted" : verdict.word, .good)
    case false?: PageSection.Badge(verdict.word, .bad)
    case nil: PageSection.Badge(verdict.word, .open)
    }
  }
}

extension SequenceDiagram {
  /// The picture as a part of a page that a reader opens.
  public var exhibit: Markup {
    .element(
      "details", [:],
      [.element("summary", "As a sequence diagram"), .element("figure", [:], [svgMarkup])])
  }
}
