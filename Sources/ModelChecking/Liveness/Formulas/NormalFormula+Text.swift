extension NormalFormula {
  /// The same formula in the words of a reader.
  var formula: LTLFormula {
    var copies: [LTLFormula.Term] = []
    var places: [Int] = []
    for term in terms {
      if case .literal(let name, true) = term {
        copies += [.predicate(name), .not(copies.count)]
      } else {
        copies.append(copy(of: term).mapParts { places[$0] })
      }
      places.append(copies.count - 1)
    }
    return LTLFormula(terms: copies).part(at: places[root])
  }

  private func copy(of term: Term) -> LTLFormula.Term {
    switch term {
    case .constant(let value): .constant(value)
    case .literal(let name, _): .predicate(name)
    case .and(let left, let right): .and(left, right)
    case .or(let left, let right): .or(left, right)
    case .next(let part): .next(part)
    case .weakNext(let part): .weakNext(part)
    case .until(let left, let right):
      terms[left] == .constant(true) ? .eventually(right) : .until(left, right)
    case .releases(let left, let right):
      terms[left] == .constant(false) ? .always(right) : .releases(left, right)
    }
  }
}

extension LTLFormula {
  /// An equivalent formula in which only predicates are negated, and nothing is implied.
  public var negationNormalForm: LTLFormula { NormalFormula(self).formula }
}
