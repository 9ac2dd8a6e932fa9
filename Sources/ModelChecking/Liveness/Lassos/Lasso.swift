/// A run to the end, in finite form: a stem and a cycle that is gone round for ever, or a finite
/// maximal run.
///
/// States are numbered from 0, where the run begins; step *n* leads to state *n*. The stem is a
/// shortest way, in the product of the machine and the automaton of the formula, to a fair cycle or
/// to an end that counts; steps that also end the cycle are then left out of it. The cycle is kept
/// short, and it need not be the shortest.
public struct Lasso<Machine: StateMachine>: Hashable, Sendable {
  /// What happens before the cycle, or the whole of a finite run.
  public let stem: Trace<Machine>
  /// What happens again and again; empty for a finite run.
  public let cycle: [Step<Machine>]
  /// The fairness that the run was chosen by.
  public let fairness: [Fairness]
  /// How the run ends, if it does.
  public let ending: Ending
  /// What each group of rules that must be fair does in the cycle, in the order of ``fairness``.
  public let groups: [Group]

  /// How a run goes on or ends.
  public enum Ending: Hashable, Sendable {
    /// It goes round the cycle for ever.
    case endless
    /// In a terminal state that is meant.
    case meant
    /// In a terminal state that is not meant.
    case deadlock
  }

  /// What a group of rules does in the cycle.
  public struct Group: Hashable, Sendable {
    /// What is assumed of it.
    public let fairness: Fairness
    /// The numbers of the steps that take it.
    public let takenAt: [Int]
    /// The numbers of the states in which it is disabled.
    public let disabledAt: [Int]
  }

  /// Creates a run from its parts, and looks up how it ends and what its groups of rules do.
  ///
  /// - Parameters:
  ///   - stem: What happens before the cycle, or the whole of a finite run.
  ///   - cycle: What happens again and again; empty for a finite run.
  ///   - property: The statement whose assumptions and rules count.
  ///   - machine: The machine that runs.
  public init(
    stem: Trace<Machine>, cycle: [Step<Machine>], under property: LivenessProperty<Machine>,
    in machine: Machine
  ) {
    self.stem = stem
    self.cycle = cycle
    fairness = property.fairness
    ending =
      !cycle.isEmpty
      ? .endless
      : property.vocabulary.validEndStates.holds(in: stem.finalState) ? .meant : .deadlock
    let around = CycleSteps(cycle, after: stem.count, in: machine)
    groups = property.fairness.compactMap { assumption in
      property.vocabulary.rule(assumption.rule).map { Group(assumption, $0, in: around) }
    }
  }

  /// The number of the state to which the last step of the cycle goes back; nil for a finite run.
  public var backTo: Int? { cycle.isEmpty ? nil : stem.count }

  /// The steps of the stem and of one round of the cycle.
  public var steps: [Step<Machine>] { stem.steps + cycle }

  /// The trace that goes round the cycle a number of times.
  ///
  /// - Parameter times: How often; the trace of a finite run is always the same.
  /// - Returns: A trace that ends where the cycle begins.
  /// - Complexity: O(*n*) for a trace of *n* steps.
  public func unrolled(_ times: Int) -> Trace<Machine> {
    var trace = stem
    for _ in 0..<max(0, times) {
      for step in cycle { trace.take(step.action, to: step.target) }
    }
    return trace
  }
}

/// A cycle, and what else could happen in its states; listed once for all groups of rules.
struct CycleSteps<Machine: StateMachine> {
  /// The number of the state in which the cycle begins.
  let start: Int
  let taken: [Step<Machine>]
  /// All steps from the source of each of them.
  let possible: [[Step<Machine>]]

  init(_ cycle: [Step<Machine>], after start: Int, in machine: Machine) {
    self.start = start
    taken = cycle
    possible = cycle.map { step in
      machine.actions(in: step.source).map { action in
        let target = machine.successor(of: step.source, taking: action)
        return Step(source: step.source, action: action, target: target)
      }
    }
  }
}

extension Lasso.Group {
  init(_ fairness: Fairness, _ rule: RuleGroup<Machine>, in cycle: CycleSteps<Machine>) {
    self.fairness = fairness
    takenAt = cycle.taken.indices.filter { rule.steps.holds(cycle.taken[$0]) }
      .map { cycle.start + $0 + 1 }
    disabledAt = cycle.possible.indices
      .filter { !cycle.possible[$0].contains(where: rule.steps.holds) }
      .map { cycle.start + $0 }
  }

  /// Whether a run that goes round a cycle of so many steps for ever is fair to the group.
  func isFair(inCycleOf count: Int) -> Bool {
    isFair(inCycleOf: count, fairness.strength)
  }

  /// Whether it would be if this were assumed of the group.
  func isFair(inCycleOf count: Int, _ strength: Fairness.Strength) -> Bool {
    switch strength {
    case .weak: !takenAt.isEmpty || !disabledAt.isEmpty
    case .strong: !takenAt.isEmpty || disabledAt.count == count
    case .unconditional: !takenAt.isEmpty
    }
  }
}
