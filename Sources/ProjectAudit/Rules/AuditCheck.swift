import LifecycleModels

/// A question that a rule asks of an app, with what all its answers have in common.
struct AuditCheck: Sendable {
  /// Whether something holds of an app.
  typealias Condition = @Sendable (TargetFacts) -> Bool

  let rule: AuditRule
  let severity: AuditSeverity
  /// The facts behind the answers.
  let facts: [Citation]
  /// The life that shows them; nil if every life does, or if each answer has its own.
  let life: AuditLife?
  let effect: AuditEffect
  let assumptions: Set<Assumption>
  /// The app is asked only if all of these hold.
  let conditions: [Condition]
  /// The app is asked only if its sources may mention one of these, if there are any.
  let words: Set<String>
  /// The answers, in the order of the files.
  let query: @Sendable (TargetFacts) -> [Match]

  init(
    _ rule: AuditRule, _ severity: AuditSeverity, facts: [Citation], life: AuditLife?,
    effect: AuditEffect = .other, assuming assumptions: Set<Assumption>? = nil,
    if conditions: [Condition] = [], mentioning words: Set<String> = [],
    query: @escaping @Sendable (TargetFacts) -> [Match]
  ) {
    self.rule = rule
    self.severity = severity
    self.facts = facts
    self.life = life
    self.effect = effect
    self.assumptions = assumptions ?? rule.assumptions
    self.conditions = conditions
    self.words = words
    self.query = query
  }

  /// What the check finds in an app.
  func findings(on app: TargetFacts) -> [AuditFinding] {
    guard words.isEmpty || !app.code.files(mentioning: words).isEmpty,
      conditions.allSatisfy({ $0(app) })
    else { return [] }
    return query(app).map { match in
      AuditFinding(
        rule, match.severity ?? severity, at: match.place, match.message,
        facts: match.facts ?? facts, life: match.life ?? life, effect: match.effect ?? effect,
        instead: match.instead, assuming: assumptions)
    }
  }
}

/// Something that a check has found, with what differs from the other answers.
struct Match {
  let place: FindingPlace
  /// What is wrong and what comes of it, in a sentence or two.
  let message: String
  let severity: AuditSeverity?
  let facts: [Citation]?
  let life: AuditLife?
  let effect: AuditEffect?
  /// What to write instead.
  let instead: String?

  init(
    at place: FindingPlace, _ message: String, severity: AuditSeverity? = nil,
    facts: [Citation]? = nil, life: AuditLife? = nil, effect: AuditEffect? = nil,
    instead: String? = nil
  ) {
    self.place = place
    self.message = message
    self.severity = severity
    self.facts = facts
    self.life = life
    self.effect = effect
    self.instead = instead
  }

  /// The same with another effect.
  func withEffect(_ effect: AuditEffect) -> Match {
    Match(
      at: place, message, severity: severity, facts: facts, life: life, effect: effect,
      instead: instead)
  }
}
