/// A deterministic automaton that reads the steps of a trace and knows whether a pattern is broken.
///
/// It reads a step as a letter: the set of those conditions of the pattern, at most five, that the
/// step satisfies. The table has a row for each state and a column for each letter, so that reading
/// a step is one look-up.
struct Observer: Sendable {
  struct Letter: OptionSet, Sendable {
    let rawValue: UInt8
    static let main = Letter(rawValue: 1)
    static let other = Letter(rawValue: 2)
    static let open = Letter(rawValue: 4)
    static let close = Letter(rawValue: 8)
    static let abandon = Letter(rawValue: 16)
    static let count = 32
  }

  enum Requirement: Hashable {
    case absence, existence, universality, precedence, response
    case boundedExistence(Int)
  }

  enum Scope: Hashable {
    case globally, before, after
    case between(ScopeEnding, canBeAbandoned: Bool)
  }

  /// The rows of the table, one after the other. An entry is the number of a state, and in its
  /// highest bit says whether the step puts the requirement to the test (``exerciseBit``).
  private(set) var next: [UInt8] = []
  /// For each state, whether the pattern is broken, whatever follows.
  private(set) var isViolated: [Bool] = []
  /// For each state, whether the pattern is broken if nothing follows.
  private(set) var isPending: [Bool] = []
  /// For each state, whether the requirement is put to the test if its stretch never ends.
  private(set) var exercisesByStaying: [Bool] = []
  /// Whether no step is needed to put the requirement to the test.
  let isExercisedInitially: Bool

  static let initialState = 0

  /// The bit of an entry that does not belong to the number of the state.
  static let exerciseBit: UInt8 = 0x80

  /// The largest bound of a bounded existence, so that states are numbers of seven bits.
  static let maxBound = 100

  var stateCount: Int { isViolated.count }

  func state(after state: Int, reading letter: Letter) -> Int {
    Int(entry(after: state, reading: letter) & ~Self.exerciseBit)
  }

  /// Whether a step puts the requirement to the test.
  ///
  /// It does if it completes a stretch that was judged and could have broken the requirement. In a
  /// scope that is judged whatever follows, the step that makes up such a stretch does so at once.
  func exercises(_ state: Int, reading letter: Letter) -> Bool {
    entry(after: state, reading: letter) & Self.exerciseBit != 0
  }

  private func entry(after state: Int, reading letter: Letter) -> UInt8 {
    next[state * Letter.count + Int(letter.rawValue)]
  }

  /// Enumerates the reachable configurations of the definition, and tabulates their successors.
  init(requirement: Requirement, scope: Scope) {
    let definition = ObserverDefinition(requirement: requirement, scope: scope)
    isExercisedInitially = definition.isExercisedInitially
    var configurations = [definition.initial]
    var known = 0
    while known < configurations.count {
      let configuration = configurations[known]
      isViolated.append(configuration == .violated)
      isPending.append(definition.isPending(configuration))
      exercisesByStaying.append(definition.exercisesByStaying(configuration))
      for raw in 0..<UInt8(Letter.count) {
        let letter = Letter(rawValue: raw)
        let target = definition.configuration(after: configuration, reading: letter)
        let index = configurations.firstIndex(of: target) ?? configurations.endIndex
        if index == configurations.endIndex { configurations.append(target) }
        let isExercise = definition.exercises(configuration, reading: letter)
        next.append(UInt8(index) | (isExercise ? Self.exerciseBit : 0))
      }
      known += 1
    }
  }
}

/// The part of a letter that an action decides alone, and the conditions that it leaves open.
struct PartialLetter<Machine: StateMachine> {
  var known: Observer.Letter = []
  var open: [(Observer.Letter, StepPredicate<Machine>)] = []

  init(of conditions: [(Observer.Letter, StepPredicate<Machine>)], for action: Machine.Action) {
    for (part, condition) in conditions {
      switch condition.decision(for: action) {
      case true?: known.insert(part)
      case false?: break
      case nil: open.append((part, condition))
      }
    }
  }

  /// The letter of a step with the action.
  func letter(of step: Step<Machine>) -> Observer.Letter {
    var letter = known
    for (part, condition) in open where condition.holds(step) { letter.insert(part) }
    return letter
  }
}
