import ModelChecking

/// A small machine drawn from a seed, with a formula and assumptions of fairness.
///
/// Some machines have only one run. Loops, parallel transitions, dead ends and islands occur.
struct RandomRuns: StateMachine {
  struct Transition: Hashable {
    let number: Int, source: Int, target: Int
    /// The predicates and the groups of rules that the step has.
    let letters: Set<String>, groups: Set<String>
  }

  static let stateNames = ["u", "v"], stepNames = ["p", "q"], groupNames = ["a", "b", "c"]

  let initialStates: [Int]
  let stateLetters: [Set<String>]
  let transitions: [Transition]

  init(initialStates: [Int], stateLetters: [Set<String>], transitions: [Transition]) {
    self.initialStates = initialStates
    self.stateLetters = stateLetters
    self.transitions = transitions
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 1 + generator.next(below: 4)
    let outgoingTransitions = 1 + generator.next(below: 3)
    let first = generator.next(below: count)
    let second = generator.next(below: 4) == 0 ? generator.next(below: count) : first
    initialStates = first == second ? [first] : [first, second]
    stateLetters = (0..<count).map { _ in Self.some(of: Self.stateNames, &generator) }
    var transitions: [Transition] = []
    for source in 0..<count {
      let ways = generator.next(below: 6) == 0 ? 0 : 1 + generator.next(below: outgoingTransitions)
      for _ in 0..<ways {
        transitions.append(
          Transition(
            number: transitions.count, source: source, target: generator.next(below: count),
            letters: Self.some(of: Self.stepNames, &generator),
            groups: Self.some(of: Self.groupNames, &generator)))
      }
    }
    self.transitions = transitions
  }

  func actions(in state: Int) -> [Transition] { transitions.filter { $0.source == state } }

  func successor(of state: Int, taking action: Transition) -> Int { action.target }

  private static func some(of names: [String], _ generator: inout SeededGenerator) -> Set<String> {
    Set(names.filter { _ in generator.next(below: 3) == 0 })
  }

  /// The vocabulary of all these machines, for one of them.
  var vocabulary: LivenessVocabulary<RandomRuns>? {
    let letters = stateLetters
    return try? LivenessVocabulary(
      predicates: Self.stateNames.map { name in .state(name) { letters[$0].contains(name) } }
        + Self.stepNames.map { name in .action(name) { $0.letters.contains(name) } },
      rules: Self.groupNames.map { name in
        RuleGroup(name, .action(name) { $0.groups.contains(name) })
      })
  }

  /// A statement drawn from a seed, of at most so many words.
  func property(seed: UInt64, words: Int) throws -> LivenessProperty<RandomRuns>? {
    var generator = SeededGenerator(seed: seed ^ 0xF0F0)
    let formula = Self.formula(words: words, &generator)
    let fairness = Self.groupNames.flatMap { name -> [Fairness] in
      let rarest: Fairness.Strength = generator.next(below: 4) == 0 ? .unconditional : .weak
      let strengths: [Fairness.Strength] = [.weak, .weak, .strong, .strong, .strong, rarest]
      let choice = generator.next(below: 12)
      return choice < strengths.count ? [Fairness(strengths[choice], of: name, reason: "")] : []
    }
    return try vocabulary.map {
      try LivenessProperty("statement", formula, in: $0, assuming: fairness)
    }
  }

  private static func formula(words: Int, _ generator: inout SeededGenerator) -> LTLFormula {
    guard words > 0 else {
      let names = stateNames + stepNames
      let choice = generator.next(below: names.count * 5)
      return choice == 0 ? .constant(true) : .predicate(names[choice % names.count])
    }
    func part(_ words: Int) -> LTLFormula { formula(words: words, &generator) }
    let kind = generator.next(below: 12)
    if kind < 6 {
      let inner = part(words - 1)
      let makers = [
        LTLFormula.not, LTLFormula.next, LTLFormula.weakNext, LTLFormula.always,
        LTLFormula.eventually, { .always(.eventually($0)) },
      ]
      return makers[kind](inner)
    }
    let left = part((words - 1) / 2)
    let right = part(words - 1 - (words - 1) / 2)
    let makers: [(LTLFormula, LTLFormula) -> LTLFormula] = [
      { $0.and($1) }, { $0.or($1) }, { $0.implies($1) }, { $0.until($1) }, { $0.releases($1) },
      { .leadsTo($0, $1) },
    ]
    return makers[kind - 6](left, right)
  }
}
