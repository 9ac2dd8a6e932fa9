/// The steps of a stored graph in classes: equal letters and equal rules make one class.
///
/// An automaton is run over classes, of which there are few, so each step costs one look-up.
struct StepClasses {
  /// The letter of each class, one bit for each predicate.
  private(set) var letters: [UInt64] = []
  /// The groups of rules that a step of each class takes, one bit for each.
  private(set) var taken: [UInt64] = []
  /// The class of each transition.
  private(set) var classOfTransition: [Int32] = []
  /// What the predicates say of each state.
  let stateLetters: StateLetters
  /// The groups of rules enabled in each state.
  private(set) var enabled: [UInt64] = []

  private struct Key: Hashable { let letter, taken: UInt64 }
  private var numbers: [Key: Int32] = [:]

  /// - Complexity: O(states × predicates of states + transitions).
  init<Machine: StateMachine>(
    of graph: StateGraph<Machine>, predicates: [TemporalPredicate<Machine>],
    rules: [RuleGroup<Machine>]
  ) {
    stateLetters = StateLetters(of: graph.states, predicates: predicates)
    let parts = ActionParts(of: graph, predicates: predicates, rules: rules)
    classify(graph.table, parts)
  }

  /// Finds the class of each transition: by the letter of its source and the number of its action’s
  /// part, unless more has to be asked.
  private mutating func classify(_ table: TransitionTable, _ parts: ActionParts) {
    let (first, actions, targets) = (table.first, table.action, table.target)
    let (kinds, partOfAction) = (stateLetters.kind, parts.partOfAction)
    enabled = Array(repeating: 0, count: table.stateCount)
    // The classes that are known for each pair of a letter of states and a part.
    var grid = [Int32](repeating: -1, count: stateLetters.letters.count * parts.decided.count)
    classOfTransition = Array(unsafeUninitializedCapacity: table.count) { classes, count in
      count = classes.count
      for source in 0..<table.expandedCount {
        let kind = Int(kinds[source])
        var enabledHere: UInt64 = 0
        for transition in Int(first[source])..<Int(first[source + 1]) {
          let part = Int(partOfAction[Int(actions[transition])])
          let place = kind * parts.decided.count + part
          var number = grid[place]
          if number < 0 {
            number = self.number(
              of: parts.decided[part], andAllIn: parts.open[part], kind: kind, source: source,
              target: Int(targets[transition]))
            if parts.open[part].isEmpty { grid[place] = number }
          }
          classes[transition] = number
          enabledHere |= taken[Int(number)]
        }
        enabled[source] = enabledHere
      }
    }
  }

  private mutating func number(
    of decided: ActionParts.Bits, andAllIn open: [ActionParts.Open], kind: Int, source: Int,
    target: Int
  ) -> Int32 {
    var bits = decided
    for condition in open where condition.tests.pass(source, target) {
      bits.formUnion(condition.bits)
    }
    return number(of: Key(letter: bits.letter | stateLetters.letters[kind], taken: bits.taken))
  }

  private mutating func number(of key: Key) -> Int32 {
    // There are seldom more than a few classes.
    for number in 0..<min(8, letters.count)
    where letters[number] == key.letter && taken[number] == key.taken { return Int32(number) }
    if let number = numbers[key] { return number }
    let number = Int32(letters.count)
    numbers[key] = number
    letters.append(key.letter)
    taken.append(key.taken)
    return number
  }
}
