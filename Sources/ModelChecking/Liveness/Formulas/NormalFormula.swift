/// A formula in negation normal form: only predicates are negated.
///
/// Equal parts are stored once. `always` and `eventually` are `releases` and `until` with a
/// constant. Constants disappear wherever finite and infinite runs agree on it.
struct NormalFormula {
  enum Term: Hashable {
    case constant(Bool)
    case literal(String, isNegated: Bool)
    case and(Int, Int)
    case or(Int, Int)
    case next(Int)
    case weakNext(Int)
    case until(Int, Int)
    case releases(Int, Int)
  }

  private(set) var terms: [Term] = []
  /// The position of the formula itself.
  private(set) var root = 0
  private var positions: [Term: Int] = [:]

  /// Brings a formula, or its negation, into normal form.
  init(_ formula: LTLFormula, isNegated: Bool = false) {
    // The forms of each term and of its negation, from the smallest term on.
    var forms: [(positive: Int, negative: Int)] = []
    for term in formula.terms {
      let positive = self.position(of: term, isNegated: false, forms: forms)
      forms.append((positive, self.position(of: term, isNegated: true, forms: forms)))
    }
    root = isNegated ? forms[forms.count - 1].negative : forms[forms.count - 1].positive
  }

  private mutating func position(
    of term: LTLFormula.Term, isNegated: Bool, forms: [(positive: Int, negative: Int)]
  ) -> Int {
    func form(_ part: Int) -> Int { isNegated ? forms[part].negative : forms[part].positive }
    switch term {
    case .constant(let value): return add(.constant(value != isNegated))
    case .predicate(let name): return add(.literal(name, isNegated: isNegated))
    case .not(let part): return isNegated ? forms[part].positive : forms[part].negative
    case .next(let part): return add(isNegated ? .weakNext(form(part)) : .next(form(part)))
    case .weakNext(let part): return add(isNegated ? .next(form(part)) : .weakNext(form(part)))
    case .always(let part): return lasting(form(part), isNegated: isNegated)
    case .eventually(let part): return lasting(form(part), isNegated: !isNegated)
    case .and(let left, let right):
      return add(isNegated ? .or(form(left), form(right)) : .and(form(left), form(right)))
    case .or(let left, let right):
      return add(isNegated ? .and(form(left), form(right)) : .or(form(left), form(right)))
    case .implies(let left, let right):
      return isNegated
        ? add(.and(forms[left].positive, forms[right].negative))
        : add(.or(forms[left].negative, forms[right].positive))
    case .until(let left, let right):
      return add(
        isNegated ? .releases(form(left), form(right)) : .until(form(left), form(right)))
    case .releases(let left, let right):
      return add(
        isNegated ? .until(form(left), form(right)) : .releases(form(left), form(right)))
    }
  }

  /// `always`, or `eventually` where it is negated.
  private mutating func lasting(_ part: Int, isNegated: Bool) -> Int {
    isNegated
      ? add(.until(add(.constant(true)), part)) : add(.releases(add(.constant(false)), part))
  }

  private mutating func add(_ term: Term) -> Int {
    if let simpler = simplified(term) { return simpler }
    if let position = positions[term] { return position }
    positions[term] = terms.count
    terms.append(term)
    return terms.count - 1
  }

  /// A part that means the same as a term, if one does.
  private func simplified(_ term: Term) -> Int? {
    switch term {
    case .constant, .literal: return nil
    case .and(let left, let right): return joined(left, right, neutral: true)
    case .or(let left, let right): return joined(left, right, neutral: false)
    // Whether there is a next position, only the other constant does not ask.
    case .next(let part): return terms[part] == .constant(false) ? part : nil
    case .weakNext(let part): return terms[part] == .constant(true) ? part : nil
    case .until(let left, let right): return lasting(left, right, initial: false)
    case .releases(let left, let right): return lasting(left, right, initial: true)
    }
  }

  private func joined(_ left: Int, _ right: Int, neutral: Bool) -> Int? {
    if left == right || terms[right] == .constant(neutral) { return left }
    if terms[left] == .constant(neutral) { return right }
    if terms[left] == .constant(!neutral) { return left }
    return terms[right] == .constant(!neutral) ? right : nil
  }

  /// `until`, or `releases` where the initial value is true.
  private func lasting(_ left: Int, _ right: Int, initial: Bool) -> Int? {
    if case .constant = terms[right] { return right }
    if left == right || terms[left] == .constant(initial) { return right }
    guard terms[left] == .constant(!initial) else { return nil }
    switch (terms[right], initial) {
    // What happens eventually happens eventually eventually; and so does what is so always.
    case (.until(let inner, _), false), (.releases(let inner, _), true):
      return terms[inner] == terms[left] ? right : recurring(right, initial: initial)
    default: return recurring(right, initial: initial)
    }
  }

  /// What happens infinitely often does so from any position on.
  private func recurring(_ right: Int, initial: Bool) -> Int? {
    switch (terms[right], initial) {
    case (.releases(let outer, let inner), false):
      guard terms[outer] == .constant(false), case .until(let left, _) = terms[inner] else {
        return nil
      }
      return terms[left] == .constant(true) ? right : nil
    case (.until(let outer, let inner), true):
      guard terms[outer] == .constant(true), case .releases(let left, _) = terms[inner] else {
        return nil
      }
      return terms[left] == .constant(false) ? right : nil
    default: return nil
    }
  }
}
