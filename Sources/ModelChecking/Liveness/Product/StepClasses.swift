/// The steps of a stored graph in classes: equal letters and equal rules make one class.
///
/// An automaton is run over classes, of which there are few, so each step costs one look-up.
struct StepClasses {
  /// The letter of each class, one bit for each predicate.
  private(set) var letters: [UInt64] = []
  /// The groups of rules that a step of each class takes, one bit for each.
  private(set) var taken: [UInt64] = []
  /// The class of each transition.
  private(set) var classOfTransition: [Int32]
  /// What the predicates say of each state.
  private(set) var stateLetters: [UInt64]
  /// The groups of rules enabled in each state.
  private(set) var enabled: [UInt64]

  private struct Key: Hashable { let letter, taken: UInt64 }
  private var numbers: [Key: Int32] = [:]

  init<Machine: StateMachine>(
    of graph: StateGraph<Machine>, predicates: [TemporalPredicate<Machine>],
    rules: [RuleGroup<Machine>]
  ) {
    classOfTransition = Array(repeating: 0, count: graph.table.count)
    stateLetters = Array(repeating: 0, count: graph.states.count)
    enabled = stateLetters
    var steps = rules.map { $0.steps.indexed(in: graph.states) }
    var bits = rules.indices.map { (isRule: true, bit: UInt64(1) << UInt64($0)) }
    for (number, predicate) in predicates.enumerated() {
      let bit = UInt64(1) << UInt64(number)
      switch predicate.form {
      case .state(let condition):
        for state in graph.states.indices where condition.holds(in: graph.states[state]) {
          stateLetters[state] |= bit
        }
      case .step(let condition):
        steps.append(condition.indexed(in: graph.states))
        bits.append((false, bit))
      }
    }
    for (action, transitions) in graph.transitionsOfAction.enumerated() {
      classify(
        transitions, in: graph.table,
        by: steps.map { $0.rest(for: graph.actions[action]) }, bits: bits)
    }
  }

  /// Finds the classes of the transitions with one action.
  private mutating func classify<Machine: StateMachine>(
    _ transitions: [Int32], in table: TransitionTable,
    by conditions: [IndexedCondition<Machine>.Rest], bits: [(isRule: Bool, bit: UInt64)]
  ) {
    var (letter, taken): (UInt64, UInt64) = (0, 0)
    var open: [(isRule: Bool, bit: UInt64, test: (Int, Int) -> Bool)] = []
    for (condition, (isRule, bit)) in zip(conditions, bits) {
      switch condition {
      case .decided(true) where isRule: taken |= bit
      case .decided(true): letter |= bit
      case .decided(false): break
      case .open(let test): open.append((isRule, bit, test))
      }
    }
    let (sources, targets) = (table.source, table.target)
    // Steps with one action seldom fall into more than a few classes.
    var recent: [(letter: UInt64, taken: UInt64, number: Int32)] = []
    for transition in transitions {
      let source = Int(sources[Int(transition)])
      var (stepLetter, stepTaken) = (letter | stateLetters[source], taken)
      for (isRule, bit, test) in open where test(source, Int(targets[Int(transition)])) {
        if isRule { stepTaken |= bit } else { stepLetter |= bit }
      }
      enabled[source] |= stepTaken
      if let known = recent.first(where: { $0.letter == stepLetter && $0.taken == stepTaken }) {
        classOfTransition[Int(transition)] = known.number
      } else {
        let number = self.number(of: Key(letter: stepLetter, taken: stepTaken))
        classOfTransition[Int(transition)] = number
        if recent.count < 8 { recent.append((stepLetter, stepTaken, number)) }
      }
    }
  }

  private mutating func number(of key: Key) -> Int32 {
    if let number = numbers[key] { return number }
    let number = Int32(letters.count)
    numbers[key] = number
    letters.append(key.letter)
    taken.append(key.taken)
    return number
  }
}
