import ModelChecking

/// A pattern and a scope as Dwyer, Avrunin and Corbett published them, with their formulas
/// (patterns.projects.cs.ksu.edu). The bound of bounded existence is 2.
struct PublishedPattern: Hashable, Sendable {
  enum Requirement: CaseIterable {
    case absence, existence, universality, precedence, response, boundedExistence
  }

  enum Scope: CaseIterable {
    case globally, before, after, between, afterUntil
  }

  let requirement: Requirement
  let scope: Scope

  static let all = Requirement.allCases.flatMap { requirement in
    Scope.allCases.map { PublishedPattern(requirement: requirement, scope: $0) }
  }

  var formula: TemporalFormula {
    let (p, q, r) = (TemporalFormula.letter("p"), TemporalFormula.letter("q"), Self.r)
    switch (requirement, scope) {
    case (.absence, .globally): return .always(!p)
    case (.absence, .before): return .eventually(r) --> (!p ~>> r)
    case (.absence, .after): return .always(q --> .always(!p))
    case (.absence, .between): return .always((q && !r && .eventually(r)) --> (!p ~>> r))
    case (.absence, .afterUntil): return .always((q && !r) --> (!p ~> r))
    case (.existence, .globally): return .eventually(p)
    case (.existence, .before): return !r ~> (p && !r)
    case (.existence, .after): return .always(!q) || .eventually(q && .eventually(p))
    case (.existence, .between): return .always((q && !r) --> (!r ~> (p && !r)))
    case (.existence, .afterUntil): return .always((q && !r) --> (!r ~>> (p && !r)))
    case (.universality, .globally): return .always(p)
    case (.universality, .before): return .eventually(r) --> (p ~>> r)
    case (.universality, .after): return .always(q --> .always(p))
    case (.universality, .between): return .always((q && !r && .eventually(r)) --> (p ~>> r))
    case (.universality, .afterUntil): return .always((q && !r) --> (p ~> r))
    case (.precedence, _): return precedence
    case (.response, _): return response
    case (.boundedExistence, _): return boundedExistence
    }
  }

  private static let r = TemporalFormula.letter("r")

  private var precedence: TemporalFormula {
    let (p, q, r, s) = letters
    return switch scope {
    case .globally: !p ~> s
    case .before: .eventually(r) --> (!p ~>> (s || r))
    case .after: .always(!q) || .eventually(q && (!p ~> s))
    case .between: .always((q && !r && .eventually(r)) --> (!p ~>> (s || r)))
    case .afterUntil: .always((q && !r) --> (!p ~> (s || r)))
    }
  }

  private var response: TemporalFormula {
    let (p, q, r, s) = letters
    let isAnsweredBeforeR: TemporalFormula = p --> (!r ~>> (s && !r))
    return switch scope {
    case .globally: .always(p --> .eventually(s))
    case .before: .eventually(r) --> (isAnsweredBeforeR ~>> r)
    case .after: .always(q --> .always(p --> .eventually(s)))
    case .between: .always((q && !r && .eventually(r)) --> (isAnsweredBeforeR ~>> r))
    case .afterUntil: .always((q && !r) --> (isAnsweredBeforeR ~> r))
    }
  }

  private var boundedExistence: TemporalFormula {
    let (p, q, r, _) = letters
    let unbounded: TemporalFormula = !p ~> (p ~> (!p ~> (p ~> .always(!p))))
    return switch scope {
    case .globally: unbounded
    case .before: .eventually(r) --> twice(then: !p ~>> r)
    case .after: .eventually(q) --> (!q ~>> (q && unbounded))
    case .between: .always((q && .eventually(r)) --> twice(then: !p ~>> r))
    case .afterUntil: .always(q --> twice(then: (!p ~> r) || .always(p)))
    }
  }

  /// At most two blocks of p before r, if this holds after the second.
  private func twice(then rest: TemporalFormula) -> TemporalFormula {
    let (p, _, r, _) = letters
    let (without, with): (TemporalFormula, TemporalFormula) = (!p && !r, p && !r)
    return without ~>> (r || (with ~>> (r || (without ~>> (r || (with ~>> (r || rest)))))))
  }

  private var letters:
    (p: TemporalFormula, q: TemporalFormula, r: TemporalFormula, s: TemporalFormula)
  { (.letter("p"), .letter("q"), .letter("r"), .letter("s")) }
}

extension PublishedPattern {
  /// The pattern of this library that is meant by it.
  func pattern(unless abandon: StepPredicate<Word>? = nil) -> Pattern<Word> {
    let requirement: Pattern<Word>.Requirement =
      switch self.requirement {
      case .absence: .absence(of: .p)
      case .existence: .existence(of: .p)
      case .universality: .universality(of: .p)
      case .precedence: .precedence(of: .s, before: .p)
      case .response: .response(of: .s, to: .p)
      case .boundedExistence: .boundedExistence(of: .p, atMost: 2)
      }
    let scope: Pattern<Word>.Scope =
      switch self.scope {
      case .globally: .globally
      case .before: .before(.r)
      case .after: .after(.q)
      case .between: .between(.q, and: .r, unless: abandon, ending: .weak)
      case .afterUntil: .between(.q, and: .r, unless: abandon, ending: .strong)
      }
    return Pattern(requirement, scope)
  }
}
