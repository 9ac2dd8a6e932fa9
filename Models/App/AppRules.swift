/// The rules of the app model, for a choice of disputed points.
struct AppRules: ProcessRules {
  typealias State = AppState
  typealias AppRule = Rule<AppState>

  let allowed: Set<AppDispute>

  var staysOnAppDelegate: [Citation] { [] }

  /// Every rule; the order decides which of several shortest counterexamples is shown, so the
  /// ordinary comes before the unusual.
  var all: [AppRule] {
    deliveries + launches + foreground + background + arrivals + deviceEvents + deaths
  }

  func allows(_ dispute: AppDispute) -> Bool { allowed.contains(dispute) }

  /// The rules, if the disputed point is decided for them.
  func ifAllowed(_ dispute: AppDispute, _ rules: AppRule...) -> [AppRule] {
    allows(dispute) ? rules : []
  }
}
