import LifecycleModels
import Reporting

/// Every page of the reports, as text by path: what is written, and what tests compare.
struct ReportSet: Hashable, Sendable {
  /// The text of each page, by its path in the folder of reports.
  private(set) var pages: [String: String] = [:]

  /// Writes the pages.
  ///
  /// - Parameters:
  ///   - verified: The models, each in one or more profiles, with their pages.
  ///   - survivorReasons: Why a mutant that survives does, by the mutant's name.
  ///   - migrations: The comparison of scenes with the app delegate in each profile, if it was made.
  ///   - claims: What the models say against claims in circulation, if all were verified.
  init(
    _ verified: [VerifiedModel], survivorReasons: [String: String],
    migrations: [MigrationReport] = [], claims: ClaimsReport? = nil
  ) {
    var names: [String] = []
    for model in verified where !names.contains(model.report.model) {
      names.append(model.report.model)
    }
    if !migrations.isEmpty { pages["migration.md"] = MigrationPage(migrations).text }
    if let claims { pages["claims.md"] = ClaimsPage(claims).text }
    pages["README.md"] = ReportIndex(verified, models: names, linksClaims: claims != nil).text
    for name in names {
      let profiles = verified.filter { $0.report.model == name }
      profiles.forEach { add($0) }
      pages["\(name)/rules.md"] = RulesPage(name, profiles).text
      let scores = profiles.compactMap { profile in
        profile.mutants.map { (profile.report.profile, $0) }
      }
      if !scores.isEmpty {
        pages["\(name)/mutants.md"] = MutantsPage(name, scores, survivorReasons).text
      }
    }
  }

  /// The paths of the pages, in order.
  var paths: [String] { pages.keys.sorted() }

  /// The figures that are worth a picture, each with the path of the picture.
  var pictures: [(dot: String, svg: String)] {
    paths.filter { $0.contains("/overview-") && $0.hasSuffix(".dot") }
      .map { ($0, $0.dropLast(3) + "svg") }
  }

  private mutating func add(_ verified: VerifiedModel) {
    let report = verified.report
    let folder = "\(report.model)/\(report.profile)"
    pages["\(folder).md"] = ProfilePage(report).text
    if let overview = verified.pages?.overview {
      pages["\(report.model)/overview-\(report.profile).dot"] = overview.dot
    }
    for property in report.properties {
      guard let counterexample = property.counterexample else { continue }
      pages["\(folder)/\(property.id).txt"] = property.text(context: report.title)
      pages["\(folder)/\(property.id).dot"] =
        Diagram(
          path: counterexample.trace, title: "\(property.id): \(property.statement)",
          caption: [report.title]
        ).dot
    }
  }
}
