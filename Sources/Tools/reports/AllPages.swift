import LifecycleCommands
import LifecycleModels
import Reporting

/// Every page of the folder `Reports` that comes from the models.
struct AllPages {
  /// The pages and figures.
  private(set) var reports: ReportSet

  /// Makes the pages of the models and those about claims and found bugs.
  ///
  /// - Parameters:
  ///   - verified: Every model in every profile. If their mutants were counted, each has a page about
  ///     these, too.
  ///   - claims: The evidence against widespread claims.
  init(_ verified: [VerifiedModel], claims: ClaimsReport) {
    reports = ReportSet(verified)
    reports.pages["README.md"] =
      ReportIndex(
        verified, by: "swift run reports", links: Self.links,
        remark: """
          With \(code: "--mutants") each model also has a page \(code: "mutants.md"): how many broken variants of the model
          its properties catch.
          """
      ).document.markdown
    reports.pages["claims.md"] = ClaimsPage(claims).text
    reports.pages["found.md"] = FoundPage().text
    reports.pages["deaths.md"] = DeathsPage().document.markdown
    for name in ReportSet.names(of: verified) {
      let scores = verified.filter { $0.report.model == name }
        .compactMap { model in model.mutants.map { (model.report.profile, $0) } }
      if scores.isEmpty { continue }
      reports.pages["\(name)/mutants.md"] = MutantsPage(model: name, scores: scores).text
    }
  }

  /// Adds the pages whose searches take longest: about the migration, and about versions of iOS.
  mutating func addComparisons(threads: Int) {
    let relations = Profile.allCases.map { RelationReport(profile: $0, threads: threads) }
    reports.pages["migration.md"] = MigrationPage(relations).text
    reports.pages["versions.md"] = ChangesPage(SystemChangesSet(threads: threads).changes).text
  }

  private static let links: [Prose] = [
    .link("What the web gets wrong", to: "claims.md")
      + ": widespread claims that the models refute.",
    .link("Bugs that were found", to: "found.md")
      + " in published apps, each with the shortest life and the repair.",
    .link("What ends an app", to: "deaths.md")
      + ": every code, reason and count of a report, with what was called and what was lost.",
    .link("From the app delegate to scenes", to: "migration.md") + ": what a migration changes.",
    .link("What changes between versions of iOS", to: "versions.md")
      + ": each difference, with the shortest life.",
  ]
}
