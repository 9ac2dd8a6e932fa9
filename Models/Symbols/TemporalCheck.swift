import ModelChecking

/// A claim about the order of steps as a formula of temporal logic, for tools that have one.
///
/// A position of a run is a state with the step that is taken there. The last position of a run that ends
/// has no step, and a tool may repeat it for ever.
package struct TemporalCheck: Sendable {
  /// What the formula tests at a position.
  package enum Letter: Sendable {
    /// A test of the state.
    case state(DecisionTree)
    /// The step is one of these.
    case step(SymbolicCheck.StepFormulas)
    /// One of some letters held at the position before.
    case before([Int])
    /// A letter has held an odd number of times, this position included.
    case odd(Int)
    /// Each of some conditions has held since this letter did, the last one here: “taken”, or not
    /// “enabled”. So the letter holds again and again if each condition does, which keeps formulas small.
    case round([(taken: Int, enabled: Int?)])
    /// A step is taken.
    case taken
    /// No step is taken any more.
    case over
  }

  /// The identifier of the claim.
  package let id: String
  /// Whether the model is expected to satisfy the formula on each run.
  package let isExpected: Bool
  /// Whether it is a pattern: a position without a step, as a tool may have before the first, makes no
  /// difference to its formula.
  package let isPattern: Bool
  /// What each run satisfies.
  package let formula: LTLFormula
  /// The letters, by what the formula calls them.
  package let letters: [(name: String, letter: Letter)]
}

extension SymbolicModel {
  /// A pattern as a formula; nil if its bound is one to which nothing counts.
  /// - Complexity: O(states) for each test in the conditions of the pattern.
  package func check(
    _ pattern: Pattern<RuleMachine<M.State>>, id: String, isExpected: Bool
  ) -> TemporalCheck? {
    guard let breach = pattern.breach else { return nil }
    var letters: [(name: String, letter: TemporalCheck.Letter)] = []
    var places: [PatternTerm: Int] = [:]
    func add(_ term: PatternTerm, _ letter: TemporalCheck.Letter) {
      places[term] = letters.count
      letters.append((term.rawValue, letter))
    }
    for (term, condition) in pattern.terms {
      add(term, .step(formulas(condition, without: false)))
    }
    if let open = places[.open] { add(.opened, .before([open])) }
    let ends = [places[.close], places[.abandon]].compactMap(\.self)
    if !ends.isEmpty { add(.ended, .before(ends)) }
    if let main = places[.main] { add(.odd, .odd(main)) }
    add(.taken, .taken)
    add(.over, .over)
    return TemporalCheck(
      id: id, isExpected: isExpected, isPattern: true, formula: .not(breach), used: letters)
  }

  /// A statement about what must happen in the end; its assumptions are a part of the formula. Nil if it
  /// assumes strong fairness, with which formulas become too large for other tools.
  /// - Complexity: O(states) for each name in the formula.
  /// - Throws: `LivenessError` if the statement has a mistake.
  package func check(
    _ statement: LivenessStatement<M.State>
  ) throws(LivenessError) -> TemporalCheck? {
    let machine = model.machine
    let property = try model.livenessProperty(of: statement, in: machine)
    var formula = property.formula
    var letters: [(name: String, letter: TemporalCheck.Letter)] = []
    for name in formula.predicates {
      guard let predicate = property.vocabulary.predicate(name) else { continue }
      switch predicate.form {
      case .state(let condition):
        letters.append((name, .state(tree { condition.holds(in: $0) })))
      case .step(let condition):
        letters.append((name, .step(formulas(condition, without: false))))
      }
    }
    var round: [(taken: Int, enabled: Int?)] = []
    for fairness in property.fairness {
      guard fairness.strength != .strong,
        let group = property.vocabulary.rule(fairness.rule)
      else { return nil }
      let taken = formulas(group.steps, without: false)
      let rules = taken.keys.sorted().map { steps[$0].rule }
      letters.append(("taken \(group.name)", .step(taken)))
      let place = letters.count - 1
      if fairness.strength == .weak {
        letters.append(
          (
            "enabled \(group.name)",
            .state(tree { state in rules.contains { $0.isEnabled(in: state) } })
          ))
      }
      round.append((place, fairness.strength == .weak ? letters.count - 1 : nil))
    }
    if !round.isEmpty {
      letters.append(("round", .round(round)))
      formula = LTLFormula.always(.eventually(.predicate("round"))).implies(formula)
    }
    return TemporalCheck(
      id: statement.id, isExpected: !statement.isExpectedToFail && statement.role != .witness,
      isPattern: false, formula: formula, used: letters)
  }
}

extension TemporalCheck {
  /// A check with those of some letters that its formula names, and those that they are made of.
  fileprivate init(
    id: String, isExpected: Bool, isPattern: Bool, formula: LTLFormula,
    used letters: [(name: String, letter: Letter)]
  ) {
    let names = Set(formula.predicates)
    var isUsed = letters.map { names.contains($0.name) }
    for (number, letter) in letters.enumerated() where isUsed[number] {
      switch letter.letter {
      case .before(let others): for other in others { isUsed[other] = true }
      case .odd(let other): isUsed[other] = true
      case .round(let conditions):
        for condition in conditions {
          isUsed[condition.taken] = true
          if let enabled = condition.enabled { isUsed[enabled] = true }
        }
      case .state, .step, .taken, .over: break
      }
    }
    var places = letters.indices.map { _ in 0 }
    var kept: [(name: String, letter: Letter)] = []
    for (number, letter) in letters.enumerated() where isUsed[number] {
      places[number] = kept.count
      kept.append(letter)
    }
    self.id = id
    self.isExpected = isExpected
    self.isPattern = isPattern
    self.formula = formula
    self.letters = kept.map { name, letter in
      switch letter {
      case .before(let others): (name, .before(others.map { places[$0] }))
      case .odd(let other): (name, .odd(places[other]))
      case .round(let conditions):
        (name, .round(conditions.map { (places[$0.taken], $0.enabled.map { places[$0] }) }))
      case .state, .step, .taken, .over: (name, letter)
      }
    }
  }
}
