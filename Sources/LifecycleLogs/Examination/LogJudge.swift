import LifecycleModels

/// A checker whose model is forgotten.
protocol LogJudge: Sendable {
  var disputes: [Dispute] { get }
  var modelRules: [ModelRule] { get }
  func judge(_ survey: LogSurvey, _ forEachEntry: LogEntrySource) rethrows -> LogJudgement
  func verdict(
    on survey: LogSurvey, _ forEachEntry: LogEntrySource
  ) rethrows -> (verdict: LogJudgement.Verdict, position: Int?)
  func accounts(of log: RecordedLog) -> [LifeAccount]
}

extension LogChecker: LogJudge {
  var disputes: [Dispute] { model.disputes }
  var modelRules: [ModelRule] { model.machine.rules.map(ModelRule.init) }
}

/// What there is to say of a rule without its model.
public struct ModelRule: Hashable, Sendable {
  /// The name, unique in its model.
  public let name: String
  /// The name without the scene that the rule happens to.
  public let family: String
  /// Who brings it about.
  public let initiator: Initiator
  /// Whether it is an event, a delivery, a silent step or the end of the process.
  public let kind: RuleKind
  /// Where it is said.
  public let citations: [Citation]

  init<State>(_ rule: Rule<State>) {
    name = rule.name
    family = rule.family
    initiator = rule.initiator
    kind = rule.kind
    citations = rule.citations
  }
}
