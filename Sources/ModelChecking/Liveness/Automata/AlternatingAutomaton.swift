/// The very weak alternating automaton of a formula.
///
/// After Gastin and Oddoux, “Fast LTL to Büchi automata translation”, CAV 2001, section 3: its states
/// are parts of the formula that speak of more than one letter, and a transition leads to a set of
/// states, which must all accept the rest. An `until` must not be stayed in for ever.
struct AlternatingAutomaton {
  struct Transition: Hashable {
    var letters = LetterGuard()
    /// Positions of parts of the formula, in ascending order.
    var targets: [Int32] = []
  }

  let formula: NormalFormula
  let predicates: [String]
  /// The sets of states to begin in.
  private(set) var initial: [[Int32]] = []
  /// The transitions of each part of the formula that is needed.
  private(set) var transitions: [[Transition]]
  /// With which last letters of a finite run each part is true.
  private(set) var endings: [[LetterGuard]]
  /// Disjunctions of states that mean what a part means.
  private var choices: [[Transition]]

  init(_ formula: NormalFormula, predicates: [String]) throws(AutomatonError) {
    guard predicates.count <= AutomatonError.bits else { throw .tooManyPredicates }
    self.formula = formula
    self.predicates = predicates
    transitions = Array(repeating: [], count: formula.terms.count)
    endings = Array(repeating: [], count: formula.terms.count)
    choices = transitions
    let needs = AlternatingNeeds(formula)
    for position in formula.terms.indices {
      if needs.choices[position] { choices[position] = try self.choices(of: position) }
      if needs.transitions[position] {
        transitions[position] = try self.transitions(of: position)
        endings[position] = try self.endings(of: position)
      }
    }
    initial = choices[formula.root].map(\.targets)
  }

  func isUntil(_ state: Int32) -> Bool {
    if case .until = formula.terms[Int(state)] { return true }
    return false
  }

  private func choices(of position: Int) throws(AutomatonError) -> [Transition] {
    switch formula.terms[position] {
    case .constant(let value): return value ? [Transition()] : []
    case .and(let left, let right): return try choices[left].joined(with: choices[right])
    case .or(let left, let right): return (choices[left] + choices[right]).withoutSpecialCases
    default: return [Transition(targets: [Int32(position)])]
    }
  }

  private func transitions(of position: Int) throws(AutomatonError) -> [Transition] {
    let stay = Transition(targets: [Int32(position)])
    switch formula.terms[position] {
    case .constant(let value): return value ? [Transition()] : []
    case .literal: return literal(position).map { Transition(letters: $0) }
    case .and(let left, let right): return try transitions[left].joined(with: transitions[right])
    case .or(let left, let right):
      return (transitions[left] + transitions[right]).withoutSpecialCases
    case .next(let part), .weakNext(let part): return choices[part]
    case .until(let left, let right):
      return (transitions[right] + (try transitions[left].joined(with: [stay])))
        .withoutSpecialCases
    case .releases(let left, let right):
      return try transitions[right].joined(with: transitions[left] + [stay])
    }
  }

  private func endings(of position: Int) throws(AutomatonError) -> [LetterGuard] {
    switch formula.terms[position] {
    case .constant(let value): return value ? [LetterGuard()] : []
    case .literal: return literal(position)
    case .and(let left, let right):
      let left = endings[left].map { Transition(letters: $0) }
      return try left.joined(with: endings[right].map { Transition(letters: $0) }).map(\.letters)
    case .or(let left, let right):
      return (endings[left] + endings[right]).map { Transition(letters: $0) }.withoutSpecialCases
        .map(\.letters)
    case .next: return []
    case .weakNext: return [LetterGuard()]
    case .until(_, let right), .releases(_, let right): return endings[right]
    }
  }

  private func literal(_ position: Int) -> [LetterGuard] {
    guard case .literal(let name, let isNegated) = formula.terms[position],
      let number = predicates.firstIndex(of: name)
    else { return [] }
    return [
      isNegated
        ? LetterGuard(negative: 1 << UInt64(number))
        : LetterGuard(positive: 1 << UInt64(number))
    ]
  }
}

/// Which parts of a formula become states of its alternating automaton, and which only choices.
private struct AlternatingNeeds {
  private(set) var choices: [Bool]
  private(set) var transitions: [Bool]

  init(_ formula: NormalFormula) {
    choices = Array(repeating: false, count: formula.terms.count)
    transitions = choices
    choices[formula.root] = true
    for position in formula.terms.indices.reversed() {
      switch formula.terms[position] {
      case .and(let left, let right), .or(let left, let right):
        for part in [left, right] {
          choices[part] = choices[part] || choices[position]
          transitions[part] = transitions[part] || transitions[position]
        }
      case .constant: break
      default:
        transitions[position] = transitions[position] || choices[position]
        if transitions[position] { need(partsOf: formula.terms[position]) }
      }
    }
  }

  private mutating func need(partsOf term: NormalFormula.Term) {
    switch term {
    case .next(let part), .weakNext(let part): choices[part] = true
    case .until(let left, let right), .releases(let left, let right):
      transitions[left] = true
      transitions[right] = true
    default: break
    }
  }
}

extension [AlternatingAutomaton.Transition] {
  /// All ways to take one transition from each of two lists at once.
  func joined(with others: Self) throws(AutomatonError) -> Self {
    guard count * others.count <= AutomatonError.transitions else { throw .tooManyTransitions }
    var joined: Self = []
    for transition in self {
      for other in others {
        let letters = transition.letters.joined(with: other.letters)
        guard !letters.isContradiction else { continue }
        let targets = transition.targets.union(other.targets)
        joined.append(AlternatingAutomaton.Transition(letters: letters, targets: targets))
      }
    }
    return joined.withoutSpecialCases
  }

  /// The transitions without those that another replaces: one that reads more and promises less.
  var withoutSpecialCases: Self {
    var kept: Self = []
    for transition in self where !kept.contains(where: { $0.replaces(transition) }) {
      kept.removeAll { transition.replaces($0) }
      kept.append(transition)
    }
    return kept
  }
}

extension AlternatingAutomaton.Transition {
  func replaces(_ other: Self) -> Bool {
    letters.includes(other.letters) && targets.isSubset(of: other.targets)
  }
}

/// Sets of states as arrays in ascending order.
extension [Int32] {
  func union(_ other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Set(self + other).sorted()
  }

  func isSubset(of other: Self) -> Bool {
    var index = 0
    for element in self {
      while index < other.count, other[index] < element { index += 1 }
      if index == other.count || other[index] != element { return false }
    }
    return true
  }
}
