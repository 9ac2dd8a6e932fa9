import ModelChecking

/// What a search found out about a property, as a page tells it.
struct PropertyFinding<Machine: StateMachine> {
  /// The verdict in a word or two.
  let verdict: String
  /// The trace that breaks the property, if one is known.
  private(set) var trace: Trace<Machine>?
  /// The number of the step after which the last one leads back, for ever; nil if it does not.
  private(set) var backTo: Int?
  /// Whether no shorter trace breaks the property.
  private(set) var isShortest = false
  /// Why nothing is certain, in a sentence.
  private(set) var doubt: String?

  /// What a search says of a property.
  init(_ verdict: Verdict<Machine>) {
    switch verdict {
    case .holds: self.init(verdict: "holds")
    case .violated(let found):
      self.init(verdict: "violated")
      trace = found?.trace
      isShortest = found?.isMinimal ?? false
    case .undecided(.stopped(let limit)): self.init(doubt: "The search was stopped by \(limit).")
    case .undecided(let reason): self.init(doubt: "It is undecided: \(reason).")
    case .faulty: self.init(doubt: Self.fault)
    }
  }

  /// What a search says of a statement about whole runs.
  init(_ verdict: LivenessVerdict<Machine>) {
    switch verdict {
    case .holds: self.init(verdict: "holds")
    case .vacuous: self.init(verdict: "holds vacuously")
    case .fails(let lasso):
      self.init(verdict: "violated")
      trace = lasso.unrolled(1)
      backTo = lasso.backTo
    case .unfair: self.init(doubt: "No run is fair, so the statement says nothing.")
    case .undecided(let reason): self.init(doubt: "\(reason)")
    case .faulty: self.init(doubt: Self.fault)
    }
  }

  private static var fault: String {
    "The model breaks its contract, so no verdict means anything."
  }

  private init(verdict: String) { self.verdict = verdict }

  private init(doubt: String) {
    verdict = "undecided"
    self.doubt = doubt
  }
}
