/// A stubborn set of one state: actions, enabled or not, from which no other leads away.
///
/// It is closed under two rules (Valmari, “Stubborn sets for reduced state space generation”, 1989;
/// Laarman, Pater, van de Pol and Weber, “Guard-based partial-order reduction”, 2013, whose guards
/// are our needs):
///
/// 1. with an enabled action it contains all that interfere with it;
/// 2. with a disabled action it contains, for one of its needs that is false, all that can make it
///    true.
///
/// So of any trace whose actions include some of the set, the first of these is enabled now, and can
/// be moved to the front: the trace that begins with it is as long and ends in the same state.
/// Actions that can no longer occur are left out of all this.
@usableFromInline struct StubbornSet<Machine: ReducibleMachine>: ~Copyable {
  @usableFromInline let plan: ReductionPlan<Machine>
  /// The enabled actions, a bit for each.
  @usableFromInline let enabled: [UInt64]
  /// The actions that can still occur according to their needs, with one bit for each.
  @usableFromInline var possible: [UInt64]
  /// The actions of the set, a bit for each.
  @usableFromInline var members: [UInt64]
  /// The members whose rule is not yet applied.
  @usableFromInline var unfollowed: [Int32] = []
  /// The false tests of the plan. Those of enabled actions are not evaluated.
  @usableFromInline var isFalse: [Bool]

  @inlinable init(_ plan: ReductionPlan<Machine>, in state: Machine.State, enabled: [UInt64]) {
    self.plan = plan
    self.enabled = enabled
    possible = enabled
    members = [UInt64](repeating: 0, count: enabled.count)
    isFalse = [Bool](repeating: false, count: plan.tests.count)
    for number in 0..<plan.actions.count where !contains(number, in: enabled) {
      evaluate(plan.obstacles[number], in: state)
    }
    for goal in plan.goals { evaluate(goal, in: state) }
    findPossibleActions()
  }

  @inlinable mutating func evaluate(
    _ obstacles: ReductionPlan<Machine>.Obstacles, in state: Machine.State
  ) {
    for test in obstacles.range { isFalse[test] = !plan.tests[test](state) }
  }

  /// Finds the actions that can occur: those that are enabled, and those each of whose false needs
  /// a possible action can make true.
  @inlinable mutating func findPossibleActions() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for number in 0..<plan.actions.count where !contains(number, in: possible) {
        guard canBecomeEnabled(plan.obstacles[number]) else { continue }
        possible[number &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: number & 63)
        isChanged = true
      }
    }
  }

  @inlinable func canBecomeEnabled(_ obstacles: ReductionPlan<Machine>.Obstacles) -> Bool {
    var hasFalseNeed = false
    for test in obstacles.range where isFalse[test] {
      if price(of: plan.enablers[test]) == 0 { return false }
      hasFalseNeed = true
    }
    return hasFalseNeed || price(of: obstacles.helpers) > 0
  }

  @inlinable func contains(_ action: Int, in set: [UInt64]) -> Bool {
    set[action &>> 6] & (1 &<< UInt64(truncatingIfNeeded: action & 63)) != 0
  }

  /// The number of enabled actions in the set.
  @inlinable var enabledCount: Int {
    var count = 0
    for word in 0..<members.count { count &+= (members[word] & enabled[word]).nonzeroBitCount }
    return count
  }
}

// MARK: - Growing

extension StubbornSet {
  /// For each goal, adds actions of which one must precede it.
  @inlinable mutating func addGoals() {
    for goal in plan.goals {
      add(help(against: goal))
      close()
    }
  }

  /// Adds an action and the closure under the rules.
  @inlinable mutating func addClosure(of action: Int) {
    guard !contains(action, in: members) else { return }
    members[action &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: action & 63)
    unfollowed.append(Int32(truncatingIfNeeded: action))
    close()
  }

  /// Applies the rules to all members.
  @inlinable mutating func close() {
    while let action = unfollowed.popLast() {
      let number = Int(action)
      // The sets of the plan begin with the interfering actions of each action.
      add(contains(number, in: enabled) ? number : help(against: plan.obstacles[number]))
    }
  }

  /// Adds a set of the plan, except actions that cannot occur.
  @inlinable mutating func add(_ set: Int) {
    let (first, words) = (set &* members.count, members.count)
    for word in 0..<words {
      var new = plan.sets.words[first &+ word] & possible[word] & ~members[word]
      members[word] |= new
      while new != 0 {
        unfollowed.append(Int32(truncatingIfNeeded: word &* 64 &+ new.trailingZeroBitCount))
        new &= new &- 1
      }
    }
  }

  /// The set of the actions that can remove one obstacle: the one that adds the fewest enabled
  /// actions, and among these the fewest others.
  @inlinable func help(against obstacles: ReductionPlan<Machine>.Obstacles) -> Int {
    var best = obstacles.helpers
    var bestPrice = Int.max
    for test in obstacles.range where bestPrice > 0 && isFalse[test] {
      let price = price(of: plan.enablers[test])
      if price < bestPrice { (best, bestPrice) = (plan.enablers[test], price) }
    }
    return best
  }

  /// The price of adding a set of the plan. The number of enabled actions counts most.
  @inlinable func price(of set: Int) -> Int {
    let (first, words) = (set &* members.count, members.count)
    var price = 0
    for word in 0..<words {
      let new = plan.sets.words[first &+ word] & possible[word] & ~members[word]
      price &+= new.nonzeroBitCount &+ (new & enabled[word]).nonzeroBitCount &<< 16
    }
    return price
  }
}
