import ModelChecking

/// Judges a property by one state, or one step, at a time; patterns by the places of their observers.
struct PropertyJudge<Machine: StateMachine>: Sendable {
  let property: Property<Machine>

  /// What it means if something is found.
  enum Goal: String {
    /// The property is violated there.
    case counterexample
    /// The property, which only claims that something is reachable, holds.
    case witness
    /// Nothing can be found: one state and its steps do not decide the property.
    case undecided
  }

  let goal: Goal
  /// The observers of its patterns.
  let watches: [PatternWatch<Machine>]

  init(_ property: Property<Machine>) {
    self.property = property
    goal = Self.goal(of: property)
    watches = goal == .undecided ? [] : property.claims.compactMap(Self.watch)
  }

  private static func watch(_ claim: Claim<Machine>) -> PatternWatch<Machine>? {
    if case .pattern(let pattern) = claim { PatternWatch(pattern) } else { nil }
  }

  private static func goal(of property: Property<Machine>) -> Goal {
    var isRefutable = true
    for claim in property.claims {
      switch claim {
      case .always, .everyStep, .noDeadlock: break
      case .reachable, .reachableStep: isRefutable = false
      case .pattern: if watch(claim) == nil { return .undecided }
      case .alwaysPossible: return .undecided
      }
    }
    if isRefutable { return .counterexample }
    return property.claims.count == 1 ? .witness : .undecided
  }

  /// Whether a state decides the property.
  func isFound(in state: Machine.State, isTerminal: Bool) -> Bool {
    goal != .undecided
      && property.claims.contains { claim in
        switch claim {
        case .always(let condition): !condition.holds(in: state)
        case .reachable(let condition): condition.holds(in: state)
        case .noDeadlock(let exception): isTerminal && !exception.holds(in: state)
        case .everyStep, .reachableStep, .alwaysPossible, .pattern: false
        }
      }
  }

  /// Whether a step decides the property.
  func isFound(in step: Step<Machine>) -> Bool {
    goal != .undecided
      && property.claims.contains { claim in
        switch claim {
        case .everyStep(let trigger, let condition): trigger.holds(step) && !condition.holds(step)
        case .reachableStep(let condition): condition.holds(step)
        case .always, .reachable, .noDeadlock, .alwaysPossible, .pattern: false
        }
      }
  }
}
