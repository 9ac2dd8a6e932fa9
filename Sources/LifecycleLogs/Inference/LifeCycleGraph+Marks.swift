import LifecycleModels

extension LifeCycleGraph {
  /// What a mark does: one of the rules that match it is taken.
  ///
  /// A mark that no rule of the model matches is not about anything in it, and changes nothing.
  func effect(of mark: Mark, beginningProcess beginsProcess: Bool) -> SymbolEffect {
    let matching = occurrenceOfRule.map { $0.map(mark.matches) ?? false }
    guard matching.contains(true) else {
      return beginsProcess ? .selection { _ in false } : .selection { _ in true }
    }
    let isTaken = matching.indices.map { rule in
      matching[rule]
        && occurrenceOfRule[rule].map(Mark.beginsProcess) == (beginsProcess as Bool?)
    }
    return .event(
      isTaken: { isTaken[$0] }, isPossible: { self.isPossible(mark, in: $0, by: isTaken) },
      isIdle: {
        !beginsProcess && self.allows(mark, $0)
          && (mark.isOfDevice && self.isOffScreen($0) || mark.isCover && self.isCovered($0))
      })
  }

  private func isPossible(_ mark: Mark, in state: Int, by isTaken: [Bool]) -> Bool {
    guard allows(mark, state) else { return false }
    guard !wasInFront[state] else { return true }
    // Who comes back was there before.
    return !transitions(from: Int32(state)).contains { index in
      let rule = Int(rule[index])
      return isTaken[rule] && occurrenceOfRule[rule].map(mark.needsFormerFront) == true
    }
  }

  private func allows(_ mark: Mark, _ state: Int) -> Bool {
    mark.origin?.contains(execution[state]) ?? true
  }

  private func isOffScreen(_ state: Int) -> Bool {
    execution[state] != .active && execution[state] != .inactive
  }

  /// Nothing is owed to the app, and yet it is inactive.
  private func isCovered(_ state: Int) -> Bool { execution[state] == .inactive && isQuiet[state] }

  /// Some states, and those that follow when the system delivers what it owes.
  func settled(_ states: [Int32]) -> [Int32] {
    let isDelivery = occurrenceOfRule.map { $0 == .delivery(.plain) }
    return closure(
      of: states, following: isDelivery, excluding: Array(repeating: false, count: stateCount))
  }

  /// Whether an app in a state is alive, and the system owes it nothing.
  func isAtRest(_ state: Int32) -> Bool {
    isQuiet[Int(state)] && (execution[Int(state)].isRunning || execution[Int(state)] == .suspended)
  }
}
