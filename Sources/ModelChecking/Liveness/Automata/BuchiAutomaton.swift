/// A generalised Büchi automaton whose transitions carry the marks of acceptance.
///
/// It accepts an infinite word if a path that reads it takes transitions with each mark infinitely
/// often, and a finite one if the last letter satisfies an ending of the state in which it is read.
/// Sizes in the literature count states; here the automata of response, eventuality, recurrence,
/// persistence and until, and of their negations, have two states at most.
struct BuchiAutomaton: Hashable, Sendable {
  struct Transition: Hashable, Sendable {
    var letters: LetterGuard
    var target: Int
    var marks: UInt64
  }

  /// The predicate of each bit of a letter.
  let predicates: [String]
  var initial: [Int]
  /// The transitions of each state.
  var transitions: [[Transition]]
  /// With which last letters a finite word is accepted in each state.
  var endings: [[LetterGuard]]
  /// The marks to be met infinitely often.
  var allMarks: UInt64

  var stateCount: Int { transitions.count }
  var transitionCount: Int { transitions.reduce(0) { $0 + $1.count } }

  /// Translates a formula, or its negation.
  init(
    _ formula: LTLFormula, isNegated: Bool = false, predicates: [String]? = nil
  ) throws(AutomatonError) {
    let normal = NormalFormula(formula, isNegated: isNegated)
    let alternating = try AlternatingAutomaton(
      normal, predicates: predicates ?? formula.predicates)
    var builder = BuchiBuilder(alternating)
    try builder.run()
    self = builder.automaton
    simplify()
  }

  init(
    predicates: [String], initial: [Int], transitions: [[Transition]],
    endings: [[LetterGuard]], allMarks: UInt64
  ) {
    self.predicates = predicates
    self.initial = initial
    self.transitions = transitions
    self.endings = endings
    self.allMarks = allMarks
  }

  /// An automaton of one state that accepts every run.
  static let everything = BuchiAutomaton(
    predicates: [], initial: [0],
    transitions: [[Transition(letters: LetterGuard(), target: 0, marks: 0)]],
    endings: [[LetterGuard()]], allMarks: 0)
}
