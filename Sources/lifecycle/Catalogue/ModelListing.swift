import LifecycleModels
import Reporting

/// What there is to know of a model without exploring it.
struct ModelListing {
  let name: String
  let subject: String
  private(set) var profiles: [String] = []
  private(set) var properties: [PropertyEntry] = []
  private(set) var rules: [RuleEntry] = []
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
  init(_ models: [any Model], listsRules: Bool) {
    name = models.first?.name ?? ""
    subject = models.first?.subject ?? ""
    self.listsRules = listsRules
    for model in models {
      profiles.append(model.profile.rawValue)
      add(model)
    }
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
    for rule in model.machine.rules { add(rule, profile) }
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
