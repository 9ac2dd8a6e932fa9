/// A search for runs, from which a statement is proved.
protocol RunSearch {
  associatedtype Machine: StateMachine
  var property: LivenessProperty<Machine> { get }
  /// Whether the machine has a state to begin in.
  var hasStart: Bool { get }
  /// How many terminal states can be reached: those that are meant, and the others.
  var ends: Result<(meant: Int, deadlocks: Int), LivenessDoubt> { get }

  /// A run that is fair and breaks a formula, or nil if there is none.
  func run(
    breaking formula: LTLFormula, under fairness: [Fairness]
  ) -> Result<Lasso<Machine>?, LivenessDoubt>

  /// Whether a formula is true somewhere on a fair run.
  func isMet(_ formula: LTLFormula) -> Result<Bool, LivenessDoubt>
}

extension RunSearch {
  /// The verdict on a formula that no fair run of all that can be reached breaks.
  var proof: LivenessVerdict<Machine> {
    proof(triggeredBy: property.formula.trigger)
  }

  /// The verdict on what no fair run breaks; it holds vacuously if its trigger never comes on a fair
  /// run.
  func proof(triggeredBy trigger: LTLFormula?) -> LivenessVerdict<Machine> {
    if property.fairness.contains(where: { $0.strength == .unconditional }) || !hasStart {
      // Weak and strong fairness of finitely many rules can always be kept (Apt, Francez and Katz,
      // “Appraising fairness in languages for distributed programming”, 1988).
      switch run(breaking: .constant(false), under: property.fairness) {
      case .failure(let doubt): return .undecided(doubt)
      case .success(nil): return .unfair
      case .success: break
      }
    }
    guard let trigger else { return reading }
    switch isMet(trigger) {
    case .failure(let doubt): return .undecided(doubt)
    case .success(false): return .vacuous(neverTriggered: .not(.eventually(trigger)))
    case .success(true): return reading
    }
  }

  func isMet(_ formula: LTLFormula) -> Result<Bool, LivenessDoubt> {
    run(breaking: .not(.eventually(formula)), under: property.fairness).map { $0 != nil }
  }

  private var reading: LivenessVerdict<Machine> {
    switch ends {
    case .failure(let doubt): .undecided(doubt)
    case .success(let (meant, deadlocks)):
      .holds(
        LivenessProof(fairness: property.fairness, validEndStates: meant, deadlocks: deadlocks))
    }
  }
}
