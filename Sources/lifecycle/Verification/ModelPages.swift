import LifecycleReporting
import LifecycleModels
import ModelChecking
import Reporting

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

  /// The overview as a picture.
  var picture: Diagram { overview.diagram(title: subject, subtitle: title) }
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
