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

  var document: Document {
    let rows = merged
    return Document([
      .heading(1, "The rules of \(model)"),
      .paragraph(
        """
        \(rows.count.counted("rule")). A rule is enabled if all its conditions are met; one that
        delivers a callback is enabled when the callback is owed. The sources are listed at the end.
        """),
      table(rows), .heading(2, "Where the sources disagree"), disputes, .heading(2, "Sources"),
      sources(
        rows.map(\.rule.sources) + profiles.flatMap { $0.pages?.disputes.map(\.sources) ?? [] }),
    ])
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

  private func table(_ rows: [Row]) -> Document.Block {
    .table(
      ["rule", "by", "kind", "when", "delivers", "sources", "profile"],
      rows.map { rule, names in
        [
          .code(rule.name), Prose(rule.initiator), Prose(rule.kind),
          Prose(rule.conditions.joined(separator: "; ")), rule.callback.map(Prose.code) ?? "",
          Prose(rule.sources.map(\.label).joined(separator: " ")),
          names.count == profiles.count ? "all" : Prose(names.joined(separator: ", ")),
        ]
      })
  }

  private var disputes: Document.Block {
    let first = profiles.first?.pages?.disputes ?? []
    if first.isEmpty { return .paragraph("They agree on everything.") }
    let names = profiles.map { Prose($0.report.profile) }
    return .table(
      ["dispute", "what is disputed"] + names + ["sources"],
      first.enumerated().map { index, dispute in
        let settings = profiles.map { profile -> Prose in
          let disputes = profile.pages?.disputes ?? []
          return disputes.indices.contains(index) && disputes[index].isOn ? "yes" : "no"
        }
        return [.code(dispute.name), Prose(dispute.statement)] + settings
          + [Prose(dispute.sources.map(\.label).joined(separator: " "))]
      })
  }

  /// The facts by their number, then the assumptions by their words.
  private func sources(_ lists: [[SourceReport]]) -> Document.Block {
    let sources = Set(lists.joined())
      .sorted { ($0.number ?? .max, $0.statement) < ($1.number ?? .max, $1.statement) }
    return .list(sources.map(\.words))
  }
}
