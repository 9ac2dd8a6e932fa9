import Reporting

extension CheckReport {
  /// The report as a page: every finding, or a life without a breach, followed by the coverage.
  ///
  /// - Parameters:
  ///   - shown: The findings to show.
  ///   - again: Returns the command that reruns a life.
  /// - Returns: The page.
  package func page(of shown: [Finding], again: (LifeTrace) -> String) -> HTMLPage {
    let sections = shown.map { $0.section(model: model, again: again) }
    return HTMLPage(sections + [summary], title: headline)
  }

  private var summary: PageSection {
    PageSection(
      kicker: model, title: headline, badge: badge, lead: extents.map(\.words),
      timelines: passingLife.map { [$0.timeline(heading: "A life in which nothing is broken")] }
        ?? [],
      remarks: remarks
        + [
          "Covered: \(coverage.planStepsTaken.grouped) of \(coverage.planStepsInAll.grouped) steps "
            + "of the life cycle that this code can tell apart, in \(coverage.steps.grouped) steps."
        ] + coverage.warnings)
  }

  private var badge: PageSection.Badge {
    switch verdict {
    case .holds: PageSection.Badge("holds", .good)
    case .violated: PageSection.Badge("violated", .bad)
    case .undecided: PageSection.Badge("undecided", .open)
    }
  }
}
