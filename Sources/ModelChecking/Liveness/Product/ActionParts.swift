/// What actions alone say about steps: of most conditions they decide all.
///
/// Actions that say the same have one part.
struct ActionParts {
  /// Bits of a letter, and groups of rules.
  struct Bits: Hashable {
    var letter: UInt64 = 0
    var taken: UInt64 = 0

    mutating func formUnion(_ other: Self) {
      letter |= other.letter
      taken |= other.taken
    }
  }

  /// A condition that depends on the states.
  struct Open {
    let bits: Bits
    let tests: [StatesTest]
  }

  /// What each part decides.
  private(set) var decided: [Bits] = []
  /// What each part leaves open.
  private(set) var open: [[Open]] = []
  /// The part of each action.
  private(set) var partOfAction: [Int32] = []

  init<Machine: StateMachine>(
    of graph: StateGraph<Machine>, predicates: [TemporalPredicate<Machine>],
    rules: [RuleGroup<Machine>]
  ) {
    var conditions = rules.enumerated().map { number, rule in
      (rule.steps.indexed(in: graph.states), Bits(taken: 1 << UInt64(number)))
    }
    for (number, predicate) in predicates.enumerated() {
      guard case .step(let condition) = predicate.form else { continue }
      conditions.append((condition.indexed(in: graph.states), Bits(letter: 1 << UInt64(number))))
    }
    var known: [Bits: Int32] = [:]
    for action in graph.actions {
      var (bits, rest) = (Bits(), [Open]())
      for (condition, own) in conditions {
        switch condition.rest(for: action) {
        case .decided(true): bits.formUnion(own)
        case .decided(false): break
        case .open(let tests): rest.append(Open(bits: own, tests: tests))
        }
      }
      partOfAction.append(known[bits].flatMap { rest.isEmpty ? $0 : nil } ?? Int32(decided.count))
      if Int(partOfAction.last ?? 0) == decided.count {
        if rest.isEmpty { known[bits] = Int32(decided.count) }
        decided.append(bits)
        open.append(rest)
      }
    }
  }
}
