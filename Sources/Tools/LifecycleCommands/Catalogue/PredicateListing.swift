import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// What formulas about the runs of a model can name: conditions on states, steps, groups of rules.
struct PredicateListing {
  private var states: [String] = []
  private var steps: [String] = []
  private var groups: [Group] = []

  private struct Group {
    let name: String
    let strength: String
    let isOfSystem: Bool
    let reason: String
    let sources: [String]
  }

  init(_ model: some Model) { add(model) }

  private mutating func add<M: Model>(_ model: M) {
    states = model.statePredicates.map(\.name)
    steps =
      ((try? model.livenessVocabulary(of: model.machine))?.predicates ?? []).map(\.name)
      .filter { !states.contains($0) }
    groups = model.fairRules.map { group in
      Group(
        name: group.name, strength: "\(group.strength)", isOfSystem: group.isOfSystem,
        reason: group.reason, sources: group.citations.map(\.label))
    }
  }

  var text: String {
    let groups = TextTable(
      self.groups.map { group in
        [
          group.name, group.strength, group.isOfSystem ? "by iOS" : "by the app or the user",
          group.reason, group.sources.joined(separator: " "),
        ]
      }
    ).text
    return "predicates of states:\n" + Self.wrapped(states) + "predicates of steps:\n"
      + Self.wrapped(steps) + "rules that can be fair:\n" + groups
  }

  private static func wrapped(_ names: [String]) -> String {
    TextWrap.wrapped(names.joined(separator: " "), width: 96, first: "  ", rest: "  ")
  }

  var jsonMembers: [(String, OrderedJSON)] {
    [
      (
        "predicates",
        .object([("states", .strings(states)), ("steps", .strings(steps))])
      ),
      (
        "fairRules",
        .array(
          groups.map { group in
            .object([
              ("name", .string(group.name)), ("strength", .string(group.strength)),
              ("isOfSystem", .bool(group.isOfSystem)), ("reason", .string(group.reason)),
              ("sources", .strings(group.sources)),
            ])
          })
      ),
    ]
  }
}
