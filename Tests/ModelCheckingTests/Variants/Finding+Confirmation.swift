import ModelChecking

extension Finding {
  /// Whether a complete search confirms what a search says that may have been cut short.
  ///
  /// A counterexample is confirmed if there is a shortest one that is not longer, and exactly as long
  /// where it is called minimal. What is undecided claims nothing: the search of a pattern may have
  /// met a limit that the search of the machine has not, and so missed one of two counterexamples.
  func isConfirmed(by complete: Finding, isCut: Bool) -> Bool {
    switch (verdict, complete.verdict) {
    case (.undecided(.stopped), _): true
    case (.undecided, .undecided): true
    case (.holds(let witness), .holds(let shortest)): witness?.count == shortest?.count
    case (.violated(nil, _), .violated): !isCut
    case (.violated(let known?, let isMinimal), .violated(let shortest?, _)):
      known.count >= shortest.count && (!isMinimal || known.count == shortest.count)
    case (.violated(.some, _), .violated(nil, _)): isCut
    default: false
    }
  }
}

extension Findings {
  /// Whether a complete search confirms all that this one says.
  func areConfirmed(by complete: Findings) -> Bool {
    let isCut = counts.stoppedBy != nil
    return counts.states <= complete.counts.states
      && counts.transitions <= complete.counts.transitions
      && counts.depth <= complete.counts.depth && (isCut || counts == complete.counts)
      && zip(results, complete.results).allSatisfy { result, truth in
        result.isConfirmed(by: truth, isCut: isCut)
          && (result.witness == nil || result.witness == truth.witness)
          && (isCut || result.witness == truth.witness)
          && (!result.isVacuous || truth.isVacuous)
          && (result.vacuousClaims.isEmpty || result.vacuousClaims == truth.vacuousClaims)
      }
  }
}
