/// The truths of named predicates at the positions of a run, and where the run goes back to.
///
/// Formulas are evaluated by definition: position by position, from the smallest part of the
/// formula on. Nothing here is shared with the translation to automata.
struct LassoWord {
  /// The names that are true at each position; at the end of a finite run, those of its last state.
  let positions: [Set<String>]
  /// The position after the last one; nil for a finite run.
  let loop: Int?

  init(positions: [Set<String>], loop: Int?) {
    self.positions = positions
    self.loop = loop
  }

  init<Machine: StateMachine>(
    of lasso: Lasso<Machine>, predicates: [TemporalPredicate<Machine>]
  ) {
    func truths(in state: Machine.State, taking step: Step<Machine>?) -> Set<String> {
      Set(predicates.filter { $0.holds(in: state, taking: step) }.map(\.name))
    }
    var positions = lasso.steps.map { truths(in: $0.source, taking: $0) }
    if lasso.cycle.isEmpty { positions.append(truths(in: lasso.stem.finalState, taking: nil)) }
    self.init(positions: positions, loop: lasso.backTo)
  }

  /// Whether the run satisfies a formula.
  /// - Complexity: O(positions × parts of the formula).
  func satisfies(_ formula: LTLFormula) -> Bool {
    var values: [[Bool]] = []
    for term in formula.terms { values.append(self.values(of: term, parts: values)) }
    return values.last?.first ?? false
  }

  private func values(of term: LTLFormula.Term, parts: [[Bool]]) -> [Bool] {
    switch term {
    case .constant(let value): return positions.map { _ in value }
    case .predicate(let name): return positions.map { $0.contains(name) }
    case .not(let part): return parts[part].map { !$0 }
    case .and(let left, let right): return zip(parts[left], parts[right]).map { $0 && $1 }
    case .or(let left, let right): return zip(parts[left], parts[right]).map { $0 || $1 }
    case .implies(let left, let right): return zip(parts[left], parts[right]).map { !$0 || $1 }
    case .next(let part):
      return positions.indices.map { position in
        position + 1 < positions.count
          ? parts[part][position + 1] : loop.map { parts[part][$0] } ?? false
      }
    case .weakNext(let part):
      return positions.indices.map { position in
        position + 1 < positions.count
          ? parts[part][position + 1] : loop.map { parts[part][$0] } ?? true
      }
    case .eventually(let part): return backwards(from: false) { $1 || parts[part][$0] }
    case .always(let part): return backwards(from: true) { $1 && parts[part][$0] }
    case .until(let left, let right):
      return backwards(from: false) { parts[right][$0] || parts[left][$0] && $1 }
    case .releases(let left, let right):
      return backwards(from: true) { parts[right][$0] && (parts[left][$0] || $1) }
    }
  }

  /// Decides the positions from the last to the first, each by what was decided of the next one.
  ///
  /// What comes after the cycle is the cycle again, so a second round settles it.
  private func backwards(
    from end: Bool, deciding decide: (_ position: Int, _ later: Bool) -> Bool
  ) -> [Bool] {
    var values = [Bool](repeating: end, count: positions.count)
    for _ in 0..<(loop == nil ? 1 : 2) {
      var later = loop.map { values[$0] } ?? end
      for position in positions.indices.reversed() {
        later = decide(position, later)
        values[position] = later
      }
    }
    return values
  }
}
