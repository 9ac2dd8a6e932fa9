extension StateGraph {
  /// What would have to be assumed for a statement to hold.
  ///
  /// The answer has the fewest assumptions, and of these answers one with the most weak ones. It is
  /// found from counterexamples: each must be unfair to one of the assumptions, so the smallest set that
  /// hits all of them is tried next (Moreno-Centeno and Karp, “The implicit hitting set
  /// approach”, 2013).
  ///
  /// - Parameters:
  ///   - property: A statement that fails.
  ///   - searches: How many counterexamples to look at before giving up.
  /// - Returns: The smallest set of assumptions to add to those of the statement; nil if no fairness
  ///   of the rules makes it hold, or if that was not found out.
  /// - Complexity: O(searches) times that of a check.
  public func missingFairness(
    for property: LivenessProperty<Machine>, searches: Int = 100
  ) -> [Fairness]? {
    guard fault == nil, isComplete, machine.doubtOfRuns == nil else { return nil }
    return LivenessSearch(graph: self, property: property, limits: .none)
      .missingFairness(searches: searches)
  }
}

extension LivenessSearch {
  /// As above; the first counterexample may be known.
  func missingFairness(beside known: Lasso<Machine>? = nil, searches: Int) -> [Fairness]? {
    var hitting = HittingSets(
      candidates: property.vocabulary.rules.flatMap { rule in
        [Fairness.Strength.weak, .strong].map {
          Fairness($0, of: rule.name, reason: "without it the statement fails")
        }
      })
    for number in 0..<searches {
      guard let added = hitting.smallest else { return nil }
      let found =
        number == 0 && known != nil
        ? .success(known) : run(breaking: property.formula, under: property.fairness + added)
      switch found {
      case .failure: return nil
      case .success(nil): return added
      case .success(let lasso?): hitting.add(unfairCandidates(lasso, of: hitting.candidates))
      }
    }
    return nil
  }

  /// The candidates to which a run is unfair.
  private func unfairCandidates(
    _ lasso: Lasso<Machine>, of candidates: [Fairness]
  ) -> [Int] {
    guard !lasso.cycle.isEmpty else { return [] }
    let around = CycleSteps(lasso.cycle, after: lasso.stem.count, in: graph.machine)
    // What a group does in the cycle is the same for each strength.
    var groups: [String: Lasso<Machine>.Group] = [:]
    return candidates.indices.filter { index in
      let candidate = candidates[index]
      guard let rule = property.vocabulary.rule(candidate.rule) else { return false }
      let group = groups[candidate.rule] ?? Lasso<Machine>.Group(candidate, rule, in: around)
      groups[candidate.rule] = group
      return !group.isFair(inCycleOf: lasso.cycle.count, candidate.strength)
    }
  }
}

/// Sets of assumptions, one of which must be in every answer.
struct HittingSets {
  let candidates: [Fairness]
  private var sets: [[Int]] = []

  init(candidates: [Fairness]) { self.candidates = candidates }

  mutating func add(_ set: [Int]) { sets.append(set) }

  /// The smallest choice with a member in each set, with as few strong ones as can be.
  var smallest: [Fairness]? {
    guard !sets.contains([]) else { return nil }
    for size in 0...candidates.count {
      if let best = choices(of: size).min(by: precedes) { return best.map { candidates[$0] } }
    }
    return nil
  }

  private func precedes(_ left: [Int], _ right: [Int]) -> Bool {
    let strong = [left, right].map { $0.filter { candidates[$0].strength == .strong }.count }
    return strong[0] == strong[1] ? left.lexicographicallyPrecedes(right) : strong[0] < strong[1]
  }

  /// All choices of a size: each member hits a set that the ones before it miss.
  private func choices(of size: Int) -> [[Int]] {
    var found: [[Int]] = []
    var unfinished: [[Int]] = [[]]
    while let choice = unfinished.popLast() {
      guard let missed = sets.first(where: { set in !set.contains(where: choice.contains) }) else {
        found.append(choice.sorted())
        continue
      }
      if choice.count < size { unfinished += missed.map { choice + [$0] } }
    }
    return found
  }
}
