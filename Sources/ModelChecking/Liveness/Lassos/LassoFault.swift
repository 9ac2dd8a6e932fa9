/// Why a lasso does not show that a statement is broken.
public enum LassoFault<Machine: StateMachine>: Error, Hashable, Sendable {
  /// The run does not begin in an initial state.
  case notInitial(Machine.State)
  /// The step with this number does not begin where the one before it ended.
  case torn(step: Int)
  /// The action of the step with this number is not enabled.
  case notEnabled(step: Int)
  /// The action of the step with this number leads to another state.
  case otherSuccessor(step: Int)
  /// The last step of the cycle does not lead back to where the cycle begins.
  case open
  /// The run is finite and can go on.
  case notMaximal(enabled: [Machine.Action])
  /// The run is not fair.
  case unfair(Fairness)
  /// The run satisfies the formula.
  case satisfied
}

extension Lasso {
  /// Looks for a reason why this run is no counterexample to a statement.
  ///
  /// The run is taken step by step, the formula is evaluated by its definition, and each assumption is
  /// looked up in the states of the cycle. No code is shared with the search.
  ///
  /// - Parameters:
  ///   - property: The statement that the run is to break.
  ///   - machine: The machine that runs.
  /// - Returns: The first fault, or nil if the run breaks the statement.
  /// - Complexity: O(steps × (actions + parts of the formula)).
  public func fault(
    asCounterexampleTo property: LivenessProperty<Machine>, in machine: Machine
  ) -> LassoFault<Machine>? {
    if let fault = faultOfRun(under: property, in: machine) { return fault }
    let names = Set(property.formula.predicates)
    let word = LassoWord(
      of: self, predicates: property.vocabulary.predicates.filter { names.contains($0.name) })
    return word.satisfies(property.formula) ? .satisfied : nil
  }

  /// Looks for a reason why this is no run of the machine, or no fair one.
  func faultOfRun(
    under property: LivenessProperty<Machine>, in machine: Machine
  ) -> LassoFault<Machine>? {
    faultOfSteps(in: machine) ?? faultOfFairness(under: property, in: machine)
  }

  private func faultOfSteps(in machine: Machine) -> LassoFault<Machine>? {
    guard machine.initialStates.contains(stem.initialState) else {
      return .notInitial(stem.initialState)
    }
    var state = stem.initialState
    for (index, step) in steps.enumerated() {
      guard step.source == state else { return .torn(step: index + 1) }
      guard machine.actions(in: state).contains(step.action) else {
        return .notEnabled(step: index + 1)
      }
      state = machine.successor(of: state, taking: step.action)
      guard step.target == state else { return .otherSuccessor(step: index + 1) }
    }
    if !cycle.isEmpty { return state == stem.finalState ? nil : .open }
    let enabled = Array(machine.actions(in: state))
    return enabled.isEmpty ? nil : .notMaximal(enabled: enabled)
  }

  private func faultOfFairness(
    under property: LivenessProperty<Machine>, in machine: Machine
  ) -> LassoFault<Machine>? {
    guard !cycle.isEmpty else {
      return property.fairness.first { $0.strength == .unconditional }.map(LassoFault.unfair)
    }
    let around = CycleSteps(cycle, after: stem.count, in: machine)
    for assumption in property.fairness {
      guard let rule = property.vocabulary.rule(assumption.rule) else { return .unfair(assumption) }
      let group = Group(assumption, rule, in: around)
      if !group.isFair(inCycleOf: cycle.count) { return .unfair(assumption) }
    }
    return nil
  }
}
