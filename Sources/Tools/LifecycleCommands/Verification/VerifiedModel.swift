import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// The results of `verify` for one model in one profile.
package struct VerifiedModel: Sendable {
  /// Which model it is, and in which profile; nil for a model without an identity.
  package let identity: ModelIdentity?
  /// The verdicts.
  package let report: ModelReport
  /// What the report pages show in addition, if they were asked for.
  let pages: ModelPages?
  /// How many broken variants of the model its properties catch, if that was asked for.
  package let mutants: MutationScore?

  /// The report as `verify --format json` prints it.
  var json: OrderedJSON {
    guard case .object(let members) = report.json, let mutants else { return report.json }
    return .object(members + [("mutants", mutants.json)])
  }

  /// The mutation score in words, or nil if there are none.
  var mutantText: String? {
    mutants.map { mutants in
      "Mutants of \(report.title): \(mutants.summary)\n"
        + mutants.survivorsByRule.map(\.line).joined()
    }
  }
}

extension MutationScore {
  /// The score in a line.
  var summary: String {
    "\(outcomes.count.grouped) differ from the model; \(caught.grouped) are caught (\(share))."
  }

  /// The share of the mutants that are caught, rounded down.
  package var share: String {
    let tenths = outcomes.isEmpty ? 1_000 : caught * 1_000 / outcomes.count
    return "\(tenths / 10).\(tenths % 10) %"
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("mutants", .integer(outcomes.count)), ("equivalent", .integer(equivalent)),
      ("caught", .integer(caught)), ("survived", .integer(survivors.count)),
      ("survivors", .array(survivorsByRule.map(\.json))),
    ])
  }
}

extension MutationScore.Group {
  fileprivate var line: String {
    "  survived: \(rule), \(faults.count) of \(mutants): "
      + faults.joined(separator: "; ") + "\n"
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("rule", .string(rule)), ("mutants", .integer(mutants)), ("faults", .strings(faults)),
    ])
  }
}

/// What the report pages show of a model in addition to its verdicts.
struct ModelPages: Sendable {
  /// What the model is about.
  let subject: String
  /// The model and its profile, in words.
  let title: String
  /// The figure of the guide.
  let overview: Overview
  /// Every rule, in order.
  let rules: [RuleRow]
  /// The points on which the sources disagree.
  let disputes: [DisputeRow]

  /// Collects what the pages show.
  init<M: Model>(of model: M, graph: StateGraph<RuleMachine<M.State>>) {
    subject = model.subject
    title = model.title
    overview = Overview(of: graph, machine: model.machine)
    rules = model.machine.rules.map(RuleRow.init)
    disputes = model.disputes.map(DisputeRow.init)
  }

  /// The overview as a picture, and where there is prewarming, that as another; each with its name.
  var pictures: [(name: String, picture: Diagram)] {
    let ordinary = ("overview", overview.diagram(title: subject, subtitle: title))
    guard overview.hasPrewarming else { return [ordinary] }
    let prewarming = overview.diagram(
      title: "\(subject): prewarming", subtitle: title, about: .prewarming)
    return [ordinary, ("prewarming", prewarming)]
  }
}

/// A rule in words.
struct RuleRow: Hashable, Sendable {
  let name: String
  let initiator: String
  let kind: String
  let conditions: [String]
  let callback: String?
  let sources: [SourceReport]

  init<State>(_ rule: Rule<State>) {
    name = rule.name
    initiator = rule.initiator.rawValue
    kind = rule.kind.rawValue
    conditions = rule.conditions.map(\.name)
    callback = rule.callback?.name
    sources = rule.citations.map(\.report)
  }
}

/// A disputed point in words.
struct DisputeRow: Hashable, Sendable {
  let name: String
  let statement: String
  let sources: [SourceReport]
  let isOn: Bool

  init(_ dispute: Dispute) {
    name = dispute.name
    statement = dispute.statement
    sources = dispute.citations.map(\.report)
    isOn = dispute.isOn
  }
}
