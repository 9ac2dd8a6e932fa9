extension LTLFormula {
  /// The formula that every run satisfies, or none.
  public static func constant(_ value: Bool) -> Self { Self(terms: [.constant(value)]) }

  /// What a named predicate says of the first position.
  public static func predicate(_ name: String) -> Self { Self(terms: [.predicate(name)]) }

  /// The formula that is true where another is false.
  public static func not(_ part: Self) -> Self { part.under(LTLFormula.Term.not) }

  /// There is a next position, and the formula is true there.
  public static func next(_ part: Self) -> Self { part.under(LTLFormula.Term.next) }

  /// If there is a next position, the formula is true there.
  public static func weakNext(_ part: Self) -> Self { part.under(LTLFormula.Term.weakNext) }

  /// The formula is true from here on.
  public static func always(_ part: Self) -> Self { part.under(LTLFormula.Term.always) }

  /// The formula is true here or later.
  public static func eventually(_ part: Self) -> Self { part.under(LTLFormula.Term.eventually) }

  /// Both formulas are true.
  public func and(_ other: Self) -> Self { joined(to: other, by: LTLFormula.Term.and) }

  /// One of the formulas is true, or both are.
  public func or(_ other: Self) -> Self { joined(to: other, by: LTLFormula.Term.or) }

  /// If this formula is true, so is the other.
  public func implies(_ other: Self) -> Self { joined(to: other, by: LTLFormula.Term.implies) }

  /// The other formula becomes true, and this one is true until then.
  public func until(_ other: Self) -> Self { joined(to: other, by: LTLFormula.Term.until) }

  /// The other formula is true as long as this one has not been true before.
  public func releases(_ other: Self) -> Self { joined(to: other, by: LTLFormula.Term.releases) }

  /// Whenever one formula is true, the other is true then or later: the *leads to* of Lamport.
  ///
  /// - Parameters:
  ///   - trigger: What may happen at any position.
  ///   - response: What must follow.
  /// - Returns: `always (trigger implies eventually response)`.
  public static func leadsTo(_ trigger: Self, _ response: Self) -> Self {
    always(trigger.implies(eventually(response)))
  }

  private func under(_ make: (Int) -> Term) -> Self {
    Self(terms: terms + [make(terms.count - 1)])
  }

  private func joined(to other: Self, by make: (Int, Int) -> Term) -> Self {
    let shift = terms.count
    let others = other.terms.map { term in term.mapParts { $0 + shift } }
    return Self(terms: terms + others + [make(shift - 1, shift + others.count - 1)])
  }

  /// The formula at a position of this one, alone.
  func part(at position: Int) -> Self {
    var needed = [Bool](repeating: false, count: position + 1)
    needed[position] = true
    for index in (0...position).reversed() where needed[index] {
      for part in terms[index].parts { needed[part] = true }
    }
    var places = [Int](repeating: 0, count: position + 1)
    var kept: [Term] = []
    for index in 0...position where needed[index] {
      places[index] = kept.count
      kept.append(terms[index].mapParts { places[$0] })
    }
    return Self(terms: kept)
  }
}
