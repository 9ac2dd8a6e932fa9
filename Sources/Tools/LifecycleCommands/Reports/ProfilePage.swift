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

  var text: String {
    let (hold, refuted) = (report.counts(of: .holds), report.counts(of: .violated))
    return """
      # \(report.title)

      \(report.states.counted("state")), \(report.transitions.counted("transition")), depth \
      \(report.depth.grouped). \(hold.met) of \(hold.all) properties that should hold do; \
      \(refuted.met) of \(refuted.all) beliefs are refuted.
      \(neverFired)
      ![The execution states](overview-\(report.profile).svg)
      \(prewarming)
      \(table)
      \(report.properties.map(section).joined(separator: "\n"))
      """
  }

  private var prewarming: String {
    hasPrewarming
      ? "\nPrewarming has a figure of its own: [prewarming](prewarming-\(report.profile).svg).\n"
      : ""
  }

  private var neverFired: String {
    let rules = report.rulesNeverFired.map(Markdown.code)
    return rules.isEmpty ? "" : "Rules that are never enabled: \(rules.joined(separator: ", ")).\n"
  }

  private var table: String {
    Markdown.table(
      ["", "property", "kind", "verdict", "steps", "sources"],
      report.properties.map { property in
        [
          "\(property.sign) \(property.id)", Markdown.escaped(property.statement), property.kind,
          verdict(on: property), property.counterexample.map { "\($0.trace.steps.count)" } ?? "",
          property.sources.map(\.label).joined(separator: " "),
        ]
      })
  }

  /// The verdict, and whether it says little of stretches that never end.
  private func verdict(on property: PropertyReport) -> String {
    let isWeak = property.reading == .weak || property.reading == .mixed
    return property.verdict.word + (property.verdict == .holds && isWeak ? " (weak)" : "")
  }

  private func section(_ property: PropertyReport) -> String {
    var text = """
      ## \(property.id): \(Markdown.escaped(property.statement))

      \(property.kind.capitalizedFirst): \(property.verdictWords).


      """
    text += property.sources.map(\.markdown).joined()
    guard let counterexample = property.counterexample else { return text }
    return text + "\n" + Markdown.block(counterexample.text)
  }
}

extension SourceReport {
  /// The source as an item of a list.
  var markdown: String {
    let documents = documents.isEmpty ? "" : " — " + Markdown.escaped(documents)
    return "- \(label): \(Markdown.escaped(statement))\(documents)\n"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
