/// The product of a machine with an automaton, of which only the states are stored.
///
/// A *place* is a state of the machine and one of the automaton; states have numbers in the order in
/// which they were found. The ways out of a place are generated each time that they are needed.
final class GeneratedProduct<Machine: StateMachine> {
  let machine: Machine
  let automaton: BuchiAutomaton
  private let masks: FairnessMasks
  private let predicates: [TemporalPredicate<Machine>]
  private let rules: [RuleGroup<Machine>]
  private var states = VisitedStates<Machine>()

  /// A way out of a place.
  struct ProductTransition {
    let action: Machine.Action
    let target: Int
    let marks: RunMarks
  }

  init(
    of machine: Machine, automaton: BuchiAutomaton, property: LivenessProperty<Machine>,
    fairness: [Fairness]
  ) {
    self.machine = machine
    self.automaton = automaton
    masks = FairnessMasks(fairness, in: property.vocabulary)
    predicates = automaton.predicates.compactMap(property.vocabulary.predicate)
    rules = property.vocabulary.rules
  }

  /// What a cycle must meet.
  var allMarks: RunMarks { RunMarks(accepted: automaton.allMarks, fair: masks.recurring) }

  var stateCount: Int { states.count }

  /// The size of what is stored of the states.
  var bytes: Int { states.bytes }

  func state(of place: Int) -> Machine.State { states[place / automaton.stateCount] }

  /// The places in which runs begin.
  func initialPlaces() -> [Int] {
    machine.initialStates.flatMap { state in
      let number = states.insert(state).number
      return automaton.initial.map { number * automaton.stateCount + $0 }
    }
  }

  /// How many terminal states can be reached: those that pass a test, and the others.
  ///
  /// - Returns: The numbers; nil if the search is stopped.
  func ends(
    meant: StatePredicate<Machine>, isStopped: () -> Bool
  ) -> (meant: Int, deadlocks: Int)? {
    _ = initialPlaces()
    var ends = (meant: 0, deadlocks: 0)
    var next = 0
    while next < states.count {
      if isStopped() { return nil }
      let source = states[next]
      var isEnd = true
      for action in machine.actions(in: source) {
        isEnd = false
        _ = states.insert(machine.successor(of: source, taking: action))
      }
      if isEnd, meant.holds(in: source) { ends.meant += 1 } else if isEnd { ends.deadlocks += 1 }
      next += 1
    }
    return ends
  }

  /// The ways out of a place, in the order of the actions; nil if no action is enabled.
  /// - Complexity: O(actions × (predicates + rules + ways of the automaton)).
  func ways(from place: Int) -> [ProductTransition]? {
    let source = state(of: place)
    let stateLetter = letter(of: source, taking: nil)
    var steps: [(step: Step<Machine>, taken: UInt64)] = []
    var enabled: UInt64 = 0
    for action in machine.actions(in: source) {
      let target = machine.successor(of: source, taking: action)
      let step = Step<Machine>(source: source, action: action, target: target)
      let taken = rules.bits { $0.steps.holds(step) }
      enabled |= taken
      steps.append((step, taken))
    }
    if steps.isEmpty { return nil }
    var ways: [ProductTransition] = []
    for (step, taken) in steps {
      let letter = stateLetter | self.letter(of: source, taking: step)
      let fair = masks.met(taking: taken, enabled: enabled)
      for way in automaton.transitions[place % automaton.stateCount]
      where way.letters.allows(letter) {
        let target = states.insert(step.target).number * automaton.stateCount + way.target
        ways.append(
          ProductTransition(
            action: step.action, target: target,
            marks: RunMarks(accepted: way.marks, fair: fair)))
      }
    }
    return ways
  }

  /// Whether a finite run that ends in a place is fair and accepted.
  func acceptsEnd(in place: Int) -> Bool {
    let letter = letter(of: state(of: place), taking: nil)
    return masks.unconditional == 0
      && automaton.endings[place % automaton.stateCount].contains { $0.allows(letter) }
  }

  private func letter(of state: Machine.State, taking step: Step<Machine>?) -> UInt64 {
    predicates.bits { $0.holds(in: state, taking: step) }
  }
}

extension Array {
  /// A bit for each element, set if it passes a test.
  fileprivate func bits(where test: (Element) -> Bool) -> UInt64 {
    var bits: UInt64 = 0
    for index in indices where test(self[index]) { bits |= 1 << UInt64(index) }
    return bits
  }
}
