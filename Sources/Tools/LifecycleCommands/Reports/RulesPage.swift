import LifecycleReporting
import Reporting

/// Every rule of a model with its sources, and the points on which the sources disagree.
struct RulesPage {
  private let model: String
  private let profiles: [VerifiedModel]

  init(_ model: String, _ profiles: [VerifiedModel]) {
    self.model = model
    self.profiles = profiles
  }

  var text: String {
    let rows = merged
    return """
      # The rules of \(model)

      \(rows.count.counted("rule")). A rule is enabled if all its conditions are met; one that
      delivers a callback is enabled when the callback is owed. The sources are listed at the end.

      \(table(rows))
      ## Where the sources disagree

      \(disputes)
      ## Sources

      \(sources(rows.map(\.rule.sources) + profiles.flatMap { $0.pages?.disputes.map(\.sources) ?? [] }))
      """
  }

  private typealias Row = (rule: RuleRow, profiles: [String])

  /// The rules of all profiles. A rule that is the same in several profiles appears once; one that
  /// only some profiles have appears where they have it.
  private var merged: [Row] {
    var rows: [Row] = []
    for profile in profiles {
      var next = 0
      for rule in profile.pages?.rules ?? [] {
        if let index = rows.firstIndex(where: { $0.rule == rule }) {
          rows[index].profiles.append(profile.report.profile)
          next = index + 1
        } else {
          rows.insert((rule, [profile.report.profile]), at: next)
          next += 1
        }
      }
    }
    return rows
  }

  private func table(_ rows: [Row]) -> String {
    Markdown.table(
      ["rule", "by", "kind", "when", "delivers", "sources", "profile"],
      rows.map { rule, names in
        [
          Markdown.code(rule.name), rule.initiator, rule.kind,
          Markdown.escaped(rule.conditions.joined(separator: "; ")),
          rule.callback.map(Markdown.code) ?? "",
          rule.sources.map(\.label).joined(separator: " "),
          names.count == profiles.count ? "all" : names.joined(separator: ", "),
        ]
      })
  }

  private var disputes: String {
    let first = profiles.first?.pages?.disputes ?? []
    if first.isEmpty { return "They agree on everything.\n" }
    let names = profiles.map(\.report.profile)
    return Markdown.table(
      ["dispute", "what is disputed"] + names + ["sources"],
      first.enumerated().map { index, dispute in
        let settings = profiles.map { profile -> String in
          let disputes = profile.pages?.disputes ?? []
          return disputes.indices.contains(index) && disputes[index].isOn ? "yes" : "no"
        }
        return [Markdown.code(dispute.name), Markdown.escaped(dispute.statement)] + settings
          + [dispute.sources.map(\.label).joined(separator: " ")]
      })
  }

  /// The facts by their number, then the assumptions by their words.
  private func sources(_ lists: [[SourceReport]]) -> String {
    let sources = Set(lists.joined())
    return sources.sorted { ($0.number ?? .max, $0.statement) < ($1.number ?? .max, $1.statement) }
      .map(\.markdown).joined()
  }
}
