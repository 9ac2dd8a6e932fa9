/// What is known of a statement about what must happen in the end.
public enum LivenessVerdict<Machine: StateMachine>: Sendable {
  /// Every fair run satisfies the formula.
  case holds(LivenessProof)
  /// This run breaks it.
  case fails(Lasso<Machine>)
  /// Every fair run satisfies the formula, because what it speaks of happens on none of them: this
  /// formula, that it never happens, is true of all.
  case vacuous(neverTriggered: LTLFormula)
  /// No run is fair, so the formula says nothing.
  case unfair
  /// The search did not find out.
  case undecided(LivenessDoubt)
  /// The machine breaks its contract, so no verdict means anything.
  case faulty(ModelFault<Machine>)
}

/// How a statement was read when it was found to hold.
public struct LivenessProof: Hashable, Sendable {
  /// What was assumed of the runs.
  public let fairness: [Fairness]
  /// How many terminal states that are meant can be reached. A finite run that ends in one is read
  /// as a finite trace, with one position for each state.
  public let validEndStates: Int
  /// How many terminal states that are not meant can be reached; runs that end there satisfy the
  /// formula as well.
  public let deadlocks: Int
}

/// Why a search did not find out whether a statement holds.
public enum LivenessDoubt: Error, Hashable, Sendable {
  /// A search was cut short, of the machine or of its product with the automaton.
  case stopped(by: Limit)
  /// The graph has one state for each orbit. Its cycles need not be cycles of the machine, because a
  /// round may exchange components; and it does not tell which of them a rule was taken for.
  case symmetry
  /// The machine has only the steps that some properties need. Runs may be missing.
  case reduction
  /// The formula is too large to be made an automaton.
  case formulaTooLarge
  /// Strong fairness is assumed in a search that stores no transitions.
  case strongFairness
}

extension LivenessDoubt: CustomStringConvertible {
  /// The doubt in a sentence.
  public var description: String {
    switch self {
    case .stopped(let limit): "The search was stopped by \(limit)."
    case .symmetry:
      "The states were reduced by symmetry: a cycle of orbits need not be a cycle of the machine, "
        + "and fairness refers to single components."
    case .reduction:
      "Orders of independent actions were left out: runs of the machine may be missing."
    case .formulaTooLarge: "The formula is too large to turn into an automaton."
    case .strongFairness:
      "Strong fairness is judged on a stored graph: check the statement with explore().check(…)."
    }
  }
}
