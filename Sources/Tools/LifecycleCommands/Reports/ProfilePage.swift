import LifecycleReporting
import Reporting

/// The verdicts on one model in one profile: a table, then every property in full.
struct ProfilePage {
  private let report: ModelReport
  private let hasPrewarming: Bool

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - report: The verdicts.
  ///   - hasPrewarming: Whether there is a figure of prewarming.
  init(_ report: ModelReport, hasPrewarming: Bool = false) {
    self.report = report
    self.hasPrewarming = hasPrewarming
  }

  var document: Document {
    var blocks: [Document.Block] = [
      .heading(1, Prose(report.title)), .paragraph(summary),
      .picture("The execution states", address: "overview-\(report.profile).svg"),
    ]
    if hasPrewarming {
      let figure = Prose.link("prewarming", to: "prewarming-\(report.profile).svg")
      blocks.append(.paragraph("Prewarming has a figure of its own: \(figure)."))
    }
    let doubted = report.properties.filter { $0.explanation != nil }.map(\.id)
    if !doubted.isEmpty {
      blocks.append(
        .paragraph(
          "Readers doubt \(doubted.joined(separator: ", ")) most. Below, each has a reason in words."
        ))
    }
    return Document(blocks + [table] + report.properties.flatMap(section))
  }

  private var summary: Prose {
    let (hold, refuted) = (report.counts(of: .holds), report.counts(of: .violated))
    let counts: Prose = """
      \(report.states.counted("state")), \(report.transitions.counted("transition")), depth \
      \(report.depth.grouped). \(hold.met) of \(hold.all) properties that should hold do; \
      \(refuted.met) of \(refuted.all) beliefs are refuted.
      """
    let rules = report.rulesNeverFired.map(Prose.code)
    return rules.isEmpty
      ? counts
      : counts + "\nRules that are never enabled: \(rules.joined(separator: ", "))."
  }

  private var table: Document.Block {
    .table(
      ["", "property", "kind", "verdict", "steps", "sources"],
      report.properties.map { property in
        [
          "\(property.sign) \(property.id)", Prose(property.statement), Prose(property.kind),
          Prose(verdict(on: property)),
          property.counterexample.map { Prose("\($0.trace.steps.count)") } ?? "",
          Prose(property.sources.map(\.label).joined(separator: " ")),
        ]
      })
  }

  /// The verdict, and whether it says little of stretches that never end.
  private func verdict(on property: PropertyReport) -> String {
    let isWeak = property.reading == .weak || property.reading == .mixed
    return property.verdict.word + (property.verdict == .holds && isWeak ? " (weak)" : "")
  }

  private func section(_ property: PropertyReport) -> [Document.Block] {
    [
      .heading(2, "\(property.id): \(property.statement)"),
      .paragraph("\(property.kind.capitalizedFirst): \(property.verdictWords)."),
    ] + (property.explanation.map { [.paragraph("\(strong: "Why:") \($0)")] } ?? []) + [
      .list(property.sources.map(\.words))
    ] + (property.counterexample.map { [.lines($0.text)] } ?? [])
  }
}

extension SourceReport {
  /// The source as an item of a list.
  var words: Prose {
    documents.isEmpty ? "\(label): \(statement)" : "\(label): \(statement) — \(documents)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
