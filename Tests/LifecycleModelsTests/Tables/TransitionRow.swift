import ModelChecking

@testable import LifecycleModels

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
    .everyStep(
      where: .any,
      is: chosen("possible", by: rowOfRule) { row in .source("possible", row.isPossible) })
  }

  /// After each event, what is owed is what its row says.
  func owesDeclaredDeliveries(
    by rowOfRule: [TransitionRow<State>?]
  ) -> Claim<RuleMachine<State>> where State: TableState {
    .everyStep(
      where: .any,
      is: chosen("owes", by: rowOfRule) { row in
        let owes = row.owes
        return StepPredicate("owes") { source, _, target in
          target.owedWords == owes(source)
        }
      })
  }

  /// What each row says about the steps of its rules, and nothing about those that have no row.
  ///
  /// The conditions are made once. A condition that finds its row for each step would count one more
  /// owner of what is stored there, and one less afterwards, millions of times.
  private func chosen(
    _ name: String, by rowOfRule: [TransitionRow<State>?],
    _ condition: (TransitionRow<State>) -> StepPredicate<RuleMachine<State>>
  ) -> StepPredicate<RuleMachine<State>> {
    let conditions = rowOfRule.map { $0.map(condition) ?? .any }
    return .action("no row") { rowOfRule[$0.rule] == nil }
      || .chosen(name) { conditions[$0.rule] }
  }

  /// Every event has a row.
  func isCovered(by rowOfRule: [TransitionRow<State>?]) -> Claim<RuleMachine<State>> {
    .everyStep(
      where: !on.isKind(.delivery) && !on.occurs(.end(.reboot)),
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

extension RulePredicates where State: AppProcessState {
  /// The row of each rule, if there is one, in the order of the rules.
  func rows(_ rows: [TransitionRow<State>]) -> [TransitionRow<State>?] {
    rules.map { rule in rows.first { $0.events.contains(rule.name) } }
  }
}

extension TransitionRow {
  /// F193 to F208: the background task scheduler, with scenes and without.
  ///
  /// - Parameter canAsk: Whether the app of a state can submit requests at all.
  /// - Returns: A row for each event, or for some that are possible in the same states.
  static func scheduledTasks(canAsk: @escaping @Sendable (State) -> Bool) -> [TransitionRow] {
    let isIdle: @Sendable (State) -> Bool = { $0.isQuiet && $0.execution.isRunning }
    let isOffScreen: @Sendable (State) -> Bool = { $0.isQuiet && $0.execution == .background }
    func silent(
      _ events: String..., from isPossible: @escaping @Sendable (State) -> Bool
    ) -> TransitionRow {
      TransitionRow(events: events, isPossible: isPossible, owes: { _ in [] })
    }
    return [
      silent("bgTask.submit", from: { isIdle($0) && canAsk($0) }).on(.since(13)),
      TransitionRow(
        events: ["refreshTask.starts", "processingTask.starts"],
        isPossible: { isOffScreen($0) && $0.work == .none }, owes: { _ in ["launchHandler"] }
      ).on(.since(13)),
      silent("refreshTask.withheld", from: { [.notRunning, .suspended].contains($0.execution) })
        .on(.since(13)),
      silent("bg.expiration", from: { isOffScreen($0) && $0.work == .task }),
      silent(
        "bgTask.completed", from: { isOffScreen($0) && [.task, .expiredTask].contains($0.work) }),
      silent("bgTask.overrun", from: { isOffScreen($0) && $0.work == .expiredTask }),
      silent("bgTask.registeredLate", from: isIdle).on(.since(13)),
      silent("bgTask.registeredTwice", from: { $0.execution.isRunning }).on(.since(13)),
      TransitionRow(
        events: ["continuedTask.submit"],
        isPossible: {
          $0.isQuiet && $0.execution == .active && $0.task == .none && canAsk($0)
        },
        owes: { _ in ["the continued task"] }
      ).on(.since(26)),
      silent("continuedTask.refused", from: { !$0.isQuiet && $0.task == .none }).on(.since(26)),
      silent("bg.expiration.continued", from: { isIdle($0) && $0.task == .continued }),
      silent("continuedTask.completed", from: { isIdle($0) && $0.task == .continued }),
    ]
  }
}
