import LifecycleReporting
import LifecycleModels
import Reporting

/// Every page of the reports, as text by path: what is written, and what tests compare.
struct ReportSet: Hashable, Sendable {
  /// The text of each page, by its path in the folder of reports.
  private(set) var pages: [String: String] = [:]
  /// The figures that become pictures, each with the path of the picture.
  private(set) var pictures: [Picture] = []

  /// A figure and the picture that is made of it, by their paths.
  struct Picture: Hashable, Sendable {
    let dot: String
    let svg: String
  }

  /// A set of given pages and figures.
  init(pages: [String: String], pictures: [Picture]) {
    self.pages = pages
    self.pictures = pictures
  }

  /// Makes the pages.
  ///
  /// - Parameters:
  ///   - verified: The models, each in one or more profiles, with their pages.
  ///   - survivorReasons: Why a mutant survives, by the mutant's name.
  ///   - relations: The comparison of scenes with the app delegate in each profile, if it was made.
  ///   - changes: What changed between versions of iOS, if they were compared.
  ///   - claims: The evidence against widespread claims, if all models were verified.
  init(
    _ verified: [VerifiedModel], survivorReasons: [String: String],
    relations: [RelationReport] = [], changes: [SystemChanges] = [], claims: ClaimsReport? = nil
  ) {
    var names: [String] = []
    for model in verified where !names.contains(model.report.model) {
      names.append(model.report.model)
    }
    if !relations.isEmpty { pages["migration.md"] = MigrationPage(relations).text }
    if !changes.isEmpty { pages["versions.md"] = ChangesPage(changes).text }
    if let claims {
      pages["claims.md"] = ClaimsPage(claims).text
      pages["found.md"] = FoundPage().text
    }
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

  private mutating func add(_ verified: VerifiedModel) {
    let report = verified.report
    let folder = "\(report.model)/\(report.profile)"
    pages["\(folder).md"] =
      ProfilePage(
        report, hasPrewarming: verified.pages?.overview.hasPrewarming ?? false
      ).text
    for (name, picture) in verified.pages?.pictures ?? [] {
      let path = "\(report.model)/\(name)-\(report.profile)"
      pages[path + ".dot"] = picture.dot
      pictures.append(Picture(dot: path + ".dot", svg: path + ".svg"))
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
