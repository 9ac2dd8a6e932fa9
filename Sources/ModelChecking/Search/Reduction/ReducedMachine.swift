// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A machine without some of the orders in which independent actions can be taken.
///
/// In each state it has those enabled actions that are in a stubborn set which contains
///
/// * for each goal of the properties, all actions of which one must come before the goal is reached;
/// * if terminal states are asked for, at least one enabled action, if there is one.
///
/// So every shortest trace to a goal has a trace of the same length that begins with an action of the
/// set, and from there the goal is one step nearer. By induction the goals that can be reached stay
/// the same, and so do their distances. The search looks for states and steps, and not for infinite
/// runs; that is why it needs neither a condition on cycles nor invisible actions, as ample sets do
/// (Kristensen, Schmidt and Valmari, “Question-guided stubborn set methods for state properties”,
/// 2006; Alkhazraji, Wehrle, Mattmüller and Helmert, “A stubborn set algorithm for optimal planning”,
/// 2012). For terminal states see Valmari, 1989.
public struct ReducedMachine<Base: ReducibleMachine>: StateMachine {
  public typealias Encoding = Base.Encoding

  /// The machine that is reduced.
  public let base: Base
  @usableFromInline let plan: ReductionPlan<Base>

  /// The maximum number of actions from which a stubborn set is started, to find a small one.
  @usableFromInline static var seedLimit: Int { 8 }

  /// Creates a machine with the same reachable goals for some properties as another.
  ///
  /// - Parameters:
  ///   - base: The machine to reduce.
  ///   - properties: The only properties that will be checked.
  /// - Complexity: O(*n*²) for *n* actions.
  public init(_ base: Base, keeping properties: [ReducedProperty<Base>]) {
    self.base = base
    plan = ReductionPlan(base, properties)
  }

  public var initialStates: [Base.State] { base.initialStates }

  @inlinable public func actions(in state: Base.State) -> [Base.Action] {
    let listed = Array(base.actions(in: state))
    if listed.count < 2 { return listed }
    var enabled = [UInt64](repeating: 0, count: plan.sets.width)
    var numbers: [Int] = []
    numbers.reserveCapacity(listed.count)
    for action in listed {
      // The audit reports undeclared actions.
      guard let number = plan.numbers[action] else { return listed }
      numbers.append(number)
      enabled[number &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: number & 63)
    }
    let members = members(in: state, enabled: enabled, numbers)
    return zip(listed, numbers).compactMap { action, number in
      members[number &>> 6] & (1 &<< UInt64(truncatingIfNeeded: number & 63)) != 0 ? action : nil
    }
  }

  /// The actions of a small stubborn set.
  @inlinable func members(
    in state: Base.State, enabled: [UInt64], _ numbers: [Int]
  ) -> [UInt64] {
    var set = StubbornSet(plan, in: state, enabled: enabled)
    set.addGoals()
    guard plan.keepsTerminalStates, set.enabledCount == 0 else { return set.members }
    let goals = set.members
    var best = goals
    var bestCount = Int.max
    for seed in numbers.prefix(Self.seedLimit) where bestCount > 1 {
      set.members = goals
      set.addClosure(of: seed)
      let count = set.enabledCount
      if count < bestCount { (best, bestCount) = (set.members, count) }
    }
    return best
  }

  @inlinable public func successor(of state: Base.State, taking action: Base.Action) -> Base.State {
    base.successor(of: state, taking: action)
  }

  public func cost(of action: Base.Action) -> Int { base.cost(of: action) }

  public func cost(ofBeginningIn state: Base.State) -> Int { base.cost(ofBeginningIn: state) }
}
