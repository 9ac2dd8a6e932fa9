import Reporting

extension ModelListing {
  /// The listing as data.
  var json: OrderedJSON {
    var members: [(String, OrderedJSON)] = [
      ("model", .string(name)), ("subject", .string(subject)), ("profiles", .strings(profiles)),
      ("ruleCount", .integer(rules.count)), ("properties", .array(properties.map(json))),
    ]
    if listsRules { members.append(("rules", .array(rules.map(json)))) }
    return .object(members)
  }

  private func json(_ property: PropertyEntry) -> OrderedJSON {
    .object([
      ("id", .string(property.id)), ("statement", .string(property.statement)),
      (
        "kind",
        .object(
          profiles.compactMap { profile in
            property.kinds[profile].map { (profile, .string($0)) }
          })
      ),
      ("sources", .strings(property.sources)),
    ])
  }

  private func json(_ rule: RuleEntry) -> OrderedJSON {
    .object([
      ("name", .string(rule.name)), ("initiator", .string(rule.initiator)),
      ("kind", .string(rule.kind)), ("sources", .strings(rule.sources)),
      ("profiles", .strings(rule.profiles)),
    ])
  }
}
