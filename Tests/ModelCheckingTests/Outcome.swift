import ModelChecking

/// A verdict as tests compare it: its traces by their actions, its doubts spelled out.
enum Outcome<Action: Hashable & Sendable>: Hashable, Sendable {
  case holds
  case holdsAsShown(by: [Action])
  case violated(by: [Action])
  case violatedPerhapsSooner(than: [Action])
  case violatedWithoutTrace
  case undecided(Undecided)
  case faulty

  init<Machine: StateMachine>(_ verdict: Verdict<Machine>) where Machine.Action == Action {
    self =
      switch verdict {
      case .holds(nil): .holds
      case .holds(let witness?): .holdsAsShown(by: witness.actions)
      case .violated(nil): .violatedWithoutTrace
      case .violated(let counterexample?):
        counterexample.isMinimal
          ? .violated(by: counterexample.trace.actions)
          : .violatedPerhapsSooner(than: counterexample.trace.actions)
      case .undecided(let reason): .undecided(reason)
      case .faulty: .faulty
      }
  }
}

extension StateMachine {
  /// The verdict on a property that makes these claims, after a search within limits.
  func outcome(_ claims: Claim<Self>..., limits: SearchLimits = .none) -> Outcome<Action> {
    let property = Property<Self>("id", "statement", claims: claims)
    return Outcome(explore(limits: limits).check(property).verdict)
  }
}

extension StepPredicate where Machine.Action == String {
  /// The steps that take one of these actions.
  static func taking(_ actions: String...) -> Self {
    .action("takes \(actions.joined(separator: " or "))") { actions.contains($0) }
  }
}

extension StatePredicate where Machine.State == Int {
  /// The states with one of these numbers.
  static func at(_ states: Int...) -> Self {
    Self("at one of \(states)") { states.contains($0) }
  }

  /// The states without these numbers.
  static func notAt(_ states: Int...) -> Self {
    Self("at none of \(states)") { !states.contains($0) }
  }
}
