import Foundation
import LifecycleModels
import LifecycleReporting
import Reporting

/// The reports as pages for a browser: each Markdown page as HTML, a page for every counterexample,
/// and one for the facts.
struct ReportSite {
  private let reports: ReportSet
  private let verified: [VerifiedModel]

  init(_ reports: ReportSet, _ verified: [VerifiedModel]) {
    self.reports = reports
    self.verified = verified
  }

  /// The pages and pictures.
  var pages: ReportSet {
    var pages: [String: String] = ["facts.html": facts.text]
    for (path, document) in ReportSet.documents(of: verified) {
      pages[Self.address(of: path)] = page(at: path, document).text
    }
    for model in verified {
      for property in model.report.properties where property.counterexample != nil {
        let path = Self.path(of: property, model.report)
        pages[path] = life(property, model.report, at: path).text
      }
    }
    for picture in reports.pictures { pages[picture.dot] = reports.pages[picture.dot] }
    return ReportSet(pages: pages, pictures: reports.pictures)
  }

  /// The path of the page of a counterexample.
  private static func path(of property: PropertyReport, _ report: ModelReport) -> String {
    "\(report.model)/\(report.profile)/\(property.id).html"
  }

  private func page(at path: String, _ document: Document) -> HTMLPage {
    let root = Self.root(from: path)
    let labels = Fact.all.map { "F\($0.number)" }
    let links = Document.Links(
      address: { Self.address(of: $0, root: root) },
      words: Dictionary(uniqueKeysWithValues: labels.map { ($0, "\(root)facts.html#\($0)") }))
    return HTMLPage(
      title: document.title ?? path, script: Self.script, images: .besidePage,
      body: [navigation(root), .element("main", [:], document.markup(links) + lives(of: path))])
  }

  /// Links to the pages of a model's counterexamples.
  private func lives(of path: String) -> [Markup] {
    guard
      let report = verified.map(\.report).first(where: { "\($0.model)/\($0.profile).md" == path })
    else { return [] }
    let links = report.properties.filter { $0.counterexample != nil }.map { property in
      Markup.element(
        "li", [:],
        [
          .element(
            "a", ["href": "\(report.profile)/\(property.id).html"],
            [.text("\(property.id): \(property.statement)")])
        ])
    }
    if links.isEmpty { return [] }
    return [
      .element("h2", "Counterexamples step by step"), .element("ul", ["class": "plain"], links),
    ]
  }

  private func life(
    _ property: PropertyReport, _ report: ModelReport, at path: String
  ) -> HTMLPage {
    HTMLPage(
      title: "\(property.id): \(property.statement)",
      body: [
        navigation(Self.root(from: path)),
        .element("main", [:], [property.section(context: report.title).markup]),
      ])
  }

  private func navigation(_ root: String) -> Markup {
    let pages = [("index.html", "verdicts"), ("facts.html", "facts")]
    return .element(
      "nav", [:], pages.map { .element("a", ["href": root + $0.0], [.text($0.1)]) })
  }

  private static var script: String {
    String(decoding: PackageResources.site_js, as: UTF8.self)
  }
}

// MARK: - Addresses

extension ReportSite {
  /// The way from a page to the folder of the site.
  private static func root(from path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  /// The page that a Markdown page becomes.
  private static func address(of path: String) -> String {
    path == "README.md" ? "index.html" : String(path.dropLast("md".count)) + "html"
  }

  /// Where a link of a Markdown page leads; nil for what is no page of ours and none of the web.
  private static func address(of link: String, root: String) -> String? {
    if link.hasPrefix("https://") || link.hasPrefix("#") { return link }
    if link.contains(":") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1)
    guard let path = parts.first else { return nil }
    // What the project's own folders hold is not part of the site; the facts are told here.
    if path.hasSuffix("Models/README.md") { return "\(root)facts.html" }
    guard path.hasSuffix(".md") else { return link }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let name = address(of: String(path.split(separator: "/").last ?? path))
    return (folder.map(String.init) + [name]).joined(separator: "/")
      + (parts.count > 1 ? "#\(parts[1])" : "")
  }
}

// MARK: - Facts

extension ReportSite {
  /// Every fact with its documents, and the properties that rest on it.
  private var facts: HTMLPage {
    let users = properties
    return HTMLPage(
      title: "Facts", script: Self.script,
      body: [
        navigation(""),
        .element(
          "main", [:],
          [
            .element("h1", "Facts"),
            .element("p", "What the sources say, and which properties rest on it."),
            .sortableTable(
              ["fact", "statement", "documents", "properties"],
              Fact.all.map { row($0, users["F\($0.number)"] ?? []) }),
          ]),
      ])
  }

  private func row(_ fact: Fact, _ users: [(words: String, address: String)]) -> Markup {
    let links = DocumentLinks(fact.documents).addresses.map { title, address in
      [Markup.element("a", ["href": address], [.text(title)])]
    }
    let documents =
      links.isEmpty ? [.text(fact.documents)] : Array(links.joined(separator: [.text(", ")]))
    let properties = users.flatMap { user in
      [Markup.element("a", ["href": user.address], [.text(user.words)]), .text(" ")]
    }
    return .element(
      "tr", ["id": "F\(fact.number)"],
      [
        .element("td", class: "name", "F\(fact.number)"),
        .element("td", fact.statement),
        .element("td", ["data-title": "documents"], documents),
        .element("td", ["data-title": "properties"], properties),
      ])
  }

  /// For each label of a source the properties that cite it.
  private var properties: [String: [(words: String, address: String)]] {
    var users: [String: [(words: String, address: String)]] = [:]
    for report in verified.map(\.report) {
      for property in report.properties {
        let user = (
          words: "\(report.model) \(property.id)",
          address: "\(report.model)/\(report.profile).html#\(property.id)"
        )
        for label in Set(property.sources.map(\.label)) {
          let isKnown = users[label]?.contains { $0.words == user.words } ?? false
          if !isKnown { users[label, default: []].append(user) }
        }
      }
    }
    return users
  }
}
