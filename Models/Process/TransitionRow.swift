import ModelChecking

/// A row of the transition tables of an app: in which states some events can happen, and which
/// callbacks are owed afterwards.
struct TransitionRow<State: AppProcessState>: Sendable {
  /// The names of the rules that the row is about.
  let events: [String]
  /// Whether the events can happen in a state.
  let isPossible: @Sendable (State) -> Bool
  /// What is owed after an event that happens in a state, in words.
  let owes: @Sendable (State) -> [String]
}

extension TransitionRow {
  /// The same row, for events that happen on some systems only.
  func on(_ systems: SystemVersions) -> TransitionRow {
    TransitionRow(
      events: events, isPossible: { $0.systems.overlaps(systems) && isPossible($0) }, owes: owes)
  }
}

/// The claims that compare rules with the rows about them, which are given by rule.
///
/// One claim serves all rows: with one claim for each row, every claim would be checked for every
/// action.
extension PropertySuite where State: AppProcessState {
  /// Each event happens only where its row allows it.
  func happensWhereAllowed(by rowOfRule: [TransitionRow<State>?]) -> Claim<RuleMachine<State>> {
    let tests = rowOfRule.map { $0?.isPossible }
    return .everyStep(
      where: .any,
      is: hasNoRow(rowOfRule)
        || StepPredicate("possible") { source, action, _ in tests[action.rule]?(source) ?? true })
  }

  /// After each event, what is owed is what its row says.
  func owesWhatIsStated(
    by rowOfRule: [TransitionRow<State>?], owed: @escaping @Sendable (State) -> [String]
  ) -> Claim<RuleMachine<State>> {
    let words = rowOfRule.map { $0?.owes }
    return .everyStep(
      where: .any,
      is: hasNoRow(rowOfRule)
        || StepPredicate("owes") { source, action, target in
          words[action.rule].map { owed(target) == $0(source) } ?? true
        })
  }

  /// The steps that no row is about. The action alone tells, so nothing else is asked of them.
  private func hasNoRow(
    _ rowOfRule: [TransitionRow<State>?]
  ) -> StepPredicate<RuleMachine<State>> {
    .action("no row") { rowOfRule[$0.rule] == nil }
  }

  /// Every event has a row.
  func isCovered(by rowOfRule: [TransitionRow<State>?]) -> Claim<RuleMachine<State>> {
    .everyStep(
      where: !on.isKind(.delivery) && !on.rule("reboot"),
      is: .action("has a row") { rowOfRule[$0.rule] != nil })
  }

  /// Every event changes the state, but for some rules.
  func changesSomething(
    except rules: StepPredicate<RuleMachine<State>>
  ) -> Claim<RuleMachine<State>> {
    .everyStep(
      where: (on.isKind(.event) || on.isKind(.silent)) && !rules,
      is: StepPredicate("a change") { source, _, target in source != target })
  }
}
