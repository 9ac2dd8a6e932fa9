/// The rules of the run-loop model, for a choice of disputed points.
struct RunLoopRules {
  typealias RunLoopRule = Rule<RunLoopState>
  typealias Guard = Condition<RunLoopState>
  typealias Effect = @Sendable (inout RunLoopState) -> Void

  let allowed: Set<RunLoopDispute>

  /// Every rule; the order decides which of several shortest counterexamples is shown, so the
  /// ordinary comes before the unusual.
  var all: [RunLoopRule] {
    lifeCycle + arrivals + takes + dispatch + responderChain + handlers + threads + screen
      + notifications + deaths
  }

  func allows(_ dispute: RunLoopDispute) -> Bool { allowed.contains(dispute) }

  func rule(
    _ name: String, _ kind: RuleKind, as occurrence: Occurrence? = nil, by initiator: Initiator, when conditions: [Guard],
    delivers callback: Callback? = nil, citing citations: [Citation], effect: @escaping Effect
  ) -> RunLoopRule {
    RunLoopRule(
      name, occurrence, by: initiator, kind: kind, when: conditions, delivers: callback,
      citing: citations, effect: effect)
  }

  /// Ends the service of an event: the main thread returns to its run loop.
  var finish: Effect {
    let isShown = allows(.nextEventShowsStrayChange)
    return { state in
      state.main = .asleep
      if isShown && state.screen == .stray { state.screen = .invalid }
    }
  }
}
