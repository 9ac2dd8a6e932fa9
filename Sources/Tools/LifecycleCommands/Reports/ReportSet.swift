import LifecycleReporting
import LifecycleModels
import Reporting

/// Every page of the reports, as text by path: what is written, and what tests compare.
package struct ReportSet: Hashable, Sendable {
  /// The text of each page, by its path in the folder of reports.
  package var pages: [String: String] = [:]
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

  /// Makes the pages of models, each in one or more profiles.
  package init(_ verified: [VerifiedModel]) {
    pages = Self.documents(of: verified).mapValues(\.markdown)
    verified.forEach { add($0) }
  }

  /// The pages of words, by their paths as Markdown.
  static func documents(of verified: [VerifiedModel]) -> [String: Document] {
    var documents = ["README.md": ReportIndex(verified).document]
    for model in verified {
      documents["\(model.report.model)/\(model.report.profile).md"] =
        ProfilePage(model.report, hasPrewarming: model.pages?.overview.hasPrewarming ?? false)
        .document
    }
    for name in names(of: verified) {
      documents["\(name)/rules.md"] =
        RulesPage(name, verified.filter { $0.report.model == name }).document
    }
    return documents
  }

  /// The names of models, each once.
  package static func names(of verified: [VerifiedModel]) -> [String] {
    verified.map(\.report.model).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The paths of the pages, in order.
  var paths: [String] { pages.keys.sorted() }

  private mutating func add(_ verified: VerifiedModel) {
    let report = verified.report
    let folder = "\(report.model)/\(report.profile)"
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
