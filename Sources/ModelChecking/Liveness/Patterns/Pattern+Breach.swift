/// What the formula of a pattern calls the steps of a run.
package enum PatternTerm: String, CaseIterable, Sendable {
  /// The step of the requirement; in a precedence or a response, the one that needs the other.
  case main
  /// The step that must come before, or the answer.
  case other
  /// The step that opens a scope.
  case open
  /// The step that closes it.
  case close
  /// The step that abandons it.
  case abandon
  /// The step before this one opened a scope.
  case opened
  /// The step before this one closed a scope or abandoned it.
  case ended
  /// The number of main steps up to this one is odd.
  case odd
  /// A step is taken.
  case taken
  /// No step is taken any more.
  case over

  fileprivate var formula: LTLFormula { .predicate(rawValue) }
}

extension Pattern {
  /// The steps that the pattern names, by what ``breach`` calls them.
  package var terms: [(term: PatternTerm, condition: StepPredicate<Machine>)] {
    let terms: [(Observer.Letter, PatternTerm)] = [
      (.main, .main), (.other, .other), (.open, .open), (.close, .close), (.abandon, .abandon),
    ]
    return conditions.compactMap { letter, condition in
      terms.first { $0.0 == letter }.map { ($0.1, condition) }
    }
  }

  /// What breaks the pattern, as a formula over ``PatternTerm``: a second definition, for tools that
  /// have their own logic. It says nothing of what a run without end owes; nil for a bound to which
  /// nothing counts.
  ///
  /// The formula does without “next”, which not every tool has: the terms tell of the step before. A
  /// position without a step before the first one makes no difference.
  package var breach: LTLFormula? {
    guard impossibleBound == nil else { return nil }
    switch scope {
    case .globally: return breachOfStretch
    case .before: return breachOfStretch
    case .after: return Self.first(.opened, breachOfStretch)
    case .between:
      // A scope opens at the first such step of the run, or the first since the last one ended.
      let opening = Self.first(.opened, breachOfStretch)
      return opening.or(.eventually(PatternTerm.ended.formula.and(opening)))
    }
  }

  /// Something holds where a step first happened.
  private static func first(_ term: PatternTerm, _ formula: LTLFormula) -> LTLFormula {
    LTLFormula.not(term.formula).until(term.formula.and(formula))
  }

  /// What breaks the requirement in the stretch that begins here.
  private var breachOfStretch: LTLFormula {
    let main = PatternTerm.main.formula
    switch requirement {
    case .absence: return inside(main.and(judged))
    case .universality: return inside(PatternTerm.taken.formula.and(.not(main)).and(judged))
    case .existence: return body.and(.not(main)).until(end)
    case .precedence:
      let without = body.and(.not(PatternTerm.other.formula))
      return without.until(without.and(main).and(judged))
    case .response:
      return inside(main.and(body.and(.not(PatternTerm.other.formula)).until(end)))
    case .boundedExistence(_, let bound):
      return mains(bound + 1, odd: true).or(mains(bound + 1, odd: false))
    }
  }

  /// Some main steps in this stretch, the first with an odd or an even number.
  private func mains(_ count: Int, odd: Bool) -> LTLFormula {
    if count == 0 { return judged }
    let parity = odd ? PatternTerm.odd.formula : .not(PatternTerm.odd.formula)
    return inside(PatternTerm.main.formula.and(parity).and(mains(count - 1, odd: !odd)))
  }

  /// Something holds at a step of this stretch.
  private func inside(_ formula: LTLFormula) -> LTLFormula { body.until(body.and(formula)) }

  /// The step belongs to the stretch.
  private var body: LTLFormula {
    switch scope {
    case .globally, .after: .constant(true)
    case .before, .between(_, _, nil, _): .not(PatternTerm.close.formula)
    case .between: .not(PatternTerm.close.formula.or(PatternTerm.abandon.formula))
    }
  }

  /// The stretch ends here, and what it owes is missing.
  private var end: LTLFormula {
    let over = PatternTerm.over.formula
    let close = PatternTerm.close.formula
    switch scope {
    case .globally, .after: return over
    case .before: return close
    case .between(_, _, let abandon, let ending):
      let closed = abandon == nil ? close : close.and(.not(PatternTerm.abandon.formula))
      return ending == .strong ? closed.or(over) : closed
    }
  }

  /// The stretch that this step belongs to is judged.
  private var judged: LTLFormula {
    switch scope {
    case .globally, .after, .between(_, _, nil, .strong): .constant(true)
    case .before, .between: body.until(end)
    }
  }
}
