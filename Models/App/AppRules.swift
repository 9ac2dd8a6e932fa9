/// The rules of the app model, for a choice of disputed points.
struct AppRules {
  typealias AppRule = Rule<AppState>

  let allowed: Set<AppDispute>

  /// Every rule; the order decides which of several shortest counterexamples is shown, so the
  /// ordinary comes before the unusual.
  var all: [AppRule] {
    deliveries + launches + foreground + background + input + deviceEvents + deaths
  }

  func allows(_ dispute: AppDispute) -> Bool { allowed.contains(dispute) }

  /// The rules, if the disputed point is decided for them.
  func ifAllowed(_ dispute: AppDispute, _ rules: AppRule...) -> [AppRule] {
    allows(dispute) ? rules : []
  }

  func event(
    _ name: String, kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<AppState>], citing citations: [Citation],
    effect: @escaping @Sendable (inout AppState) -> Void
  ) -> AppRule {
    Rule(name, by: initiator, kind: kind, when: conditions, citing: citations, effect: effect)
  }

  func silent(
    _ name: String, by initiator: Initiator, when conditions: [Condition<AppState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout AppState) -> Void
  ) -> AppRule {
    event(name, kind: .silent, by: initiator, when: conditions, citing: citations, effect: effect)
  }

  func kill(
    _ name: String, by initiator: Initiator, when conditions: [Condition<AppState>],
    citing citations: [Citation],
    leaving remains: @escaping @Sendable (inout AppState) -> Void = { _ in }
  ) -> AppRule {
    Rule(name, by: initiator, kind: .kill, when: conditions, citing: citations) { state in
      remains(&state)
      state.die()
    }
  }
}
