import Reporting

extension ModelListing {
  /// The listing as a table.
  var text: String {
    var text = "\(name): \(subject)\n"
    text += "profiles: \(profiles.joined(separator: ", ")) · "
    text += "\(rules.count.counted("rule")), "
    text += "\(properties.count.counted("property", "properties"))\n"
    text +=
      TextTable(
        properties.map { property in
          [
            property.id, kind(of: property), property.statement,
            property.sources.joined(separator: " "),
          ]
        }
      ).text
    return text + (listsRules ? "rules:\n" + ruleTable : "")
  }

  private var ruleTable: String {
    TextTable(
      rules.map { rule in
        let only =
          rule.profiles == profiles ? "" : "(only \(rule.profiles.joined(separator: ", ")))"
        return [rule.name, rule.initiator, rule.kind, rule.sources.joined(separator: " "), only]
      }
    ).text
  }

  /// The kind, or the kinds in the order of the profiles where they differ.
  private func kind(of property: PropertyEntry) -> String {
    let kinds = profiles.map { property.kinds[$0] ?? "–" }
    return Set(kinds).count == 1 ? kinds[0] : kinds.joined(separator: " / ")
  }
}
