import LifecycleModels
import Reporting

/// What is known about a model before it is explored.
struct ModelListing {
  let name: String
  let subject: String
  private(set) var profiles: [String] = []
  private(set) var properties: [PropertyEntry] = []
  private(set) var rules: [RuleEntry] = []
  /// The systems that behave alike in each profile, and those of them in which lives begin.
  private(set) var classes: [SystemClasses] = []
  /// What formulas about the runs of the last of the profiles can name.
  private(set) var predicates: PredicateListing?
  let listsRules: Bool

  struct PropertyEntry {
    let id: String
    let statement: String
    let sources: [String]
    /// The kind in each profile that has the property.
    var kinds: [String: String]
  }

  struct RuleEntry {
    let name: String
    let initiator: String
    let kind: String
    let sources: [String]
    var profiles: [String]
  }

  /// Lists one model in one or more profiles.
  init(_ models: [any Model], listsRules: Bool, listsPredicates: Bool = false) {
    name = models.first?.name ?? ""
    subject = models.first?.subject ?? ""
    self.listsRules = listsRules
    for model in models {
      profiles.append(model.profile.rawValue)
      classes.append(model.classes)
      add(model)
    }
    if listsPredicates { predicates = models.last.map { PredicateListing($0) } }
  }

  private mutating func add<M: Model>(_ model: M) {
    let profile = model.profile.rawValue
    for property in model.properties(of: model.machine) {
      let id = property.property.id
      if let index = properties.firstIndex(where: { $0.id == id }) {
        properties[index].kinds[profile] = property.reportedKind
      } else {
        properties.append(
          PropertyEntry(
            id: id, statement: property.property.statement,
            sources: property.citations.map(\.label), kinds: [profile: property.reportedKind]))
      }
    }
    for statement in model.livenessStatements { add(statement, profile) }
    for rule in model.machine.rules { add(rule, profile) }
  }

  private mutating func add<State>(_ statement: LivenessStatement<State>, _ profile: String) {
    if let index = properties.firstIndex(where: { $0.id == statement.id }) {
      properties[index].kinds[profile] = statement.reportedKind
    } else {
      properties.append(
        PropertyEntry(
          id: statement.id, statement: statement.statement,
          sources: statement.citations.map(\.label), kinds: [profile: statement.reportedKind]))
    }
  }

  private mutating func add<State>(_ rule: Rule<State>, _ profile: String) {
    if let index = rules.firstIndex(where: { $0.name == rule.name }) {
      rules[index].profiles.append(profile)
    } else {
      rules.append(
        RuleEntry(
          name: rule.name, initiator: rule.initiator.rawValue, kind: rule.kind.rawValue,
          sources: rule.citations.map(\.label), profiles: [profile]))
    }
  }
}

extension ModelListing {
  /// The listing as a table.
  var text: String {
    var text = "\(name): \(subject)\n"
    text += "profiles: \(profiles.joined(separator: ", ")) · "
    text += "\(rules.count.counted("rule")), "
    text += "\(properties.count.counted("property", "properties"))\n"
    text += zip(profiles, classes).map { "systems, \($0): \($1.words)\n" }.joined()
    text +=
      TextTable(
        properties.map { property in
          [
            property.id, kind(of: property), property.statement,
            property.sources.joined(separator: " "),
          ]
        }
      ).text
    return text + (listsRules ? "rules:\n" + ruleTable : "") + (predicates?.text ?? "")
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

  /// The kind, or one kind for each profile if they differ.
  private func kind(of property: PropertyEntry) -> String {
    let kinds = profiles.map { property.kinds[$0] ?? "–" }
    return Set(kinds).count == 1 ? kinds[0] : kinds.joined(separator: " / ")
  }
}

extension SystemClasses {
  /// How many classes there are, and which systems they are.
  fileprivate var words: String {
    if all.count == 1 { return "all behave alike" }
    let begins = leading.count == all.count ? "" : "; lives begin on \(Self.list(leading))"
    return "\(all.count) classes, \(Self.list(all))\(begins)"
  }

  private static func list(_ systems: [SystemVersions]) -> String {
    systems.map { $0.words.replacing("iOS ", with: "") }.joined(separator: " | ")
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("all", .strings(all.map(\.words))), ("lifeBegins", .strings(leading.map(\.words))),
    ])
  }
}

extension ModelListing {
  /// The listing as data.
  var json: OrderedJSON {
    var members: [(String, OrderedJSON)] = [
      ("model", .string(name)), ("subject", .string(subject)), ("profiles", .strings(profiles)),
      ("systems", .object(zip(profiles, classes).map { ($0, $1.json) })),
      ("ruleCount", .integer(rules.count)), ("properties", .array(properties.map(json))),
    ]
    if listsRules { members.append(("rules", .array(rules.map(json)))) }
    if let predicates { members += predicates.jsonMembers }
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
