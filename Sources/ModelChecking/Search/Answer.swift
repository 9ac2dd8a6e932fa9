/// The result of a search for one question.
struct Answer<Machine: StateMachine> {
  /// A trace that answers the question, if any was found.
  let trace: Trace<Machine>?
  /// Why there may be an answer that was not found; nil if there certainly is none.
  let doubt: Undecided?
  /// No trace with at most this many steps answers the question, unless it is as long as `trace`.
  let judgedLength: Int
  /// Whether the claim was exercised, so that it cannot hold vacuously.
  let isExercised: Bool
  /// Whether there certainly is an answer, even if a limit was reached before its trace was found.
  var isCertain = false
}

/// The extent of a search, which determines what its findings prove.
struct SearchExtent: Sendable {
  /// Why unfound states or steps may exist; nil after a complete search.
  let doubt: Undecided?
  /// Every trace of at most this many steps lies within the expanded states.
  let exhaustedLength: Int

  init(stoppedBy: Limit?, exhaustedLength: Int) {
    doubt = stoppedBy.map(Undecided.stopped)
    self.exhaustedLength = exhaustedLength
  }

  /// The extent of a search that may have mistaken new states for known ones.
  init(compactedAndStoppedBy limit: Limit?) {
    doubt = limit.map(Undecided.stopped) ?? .compacted
    exhaustedLength = -1
  }

  var isComplete: Bool { doubt == nil }

  /// The answer of a search that has found this trace, or none.
  func answer<Machine>(
    to question: Question<Machine>, by trace: Trace<Machine>?, isExercised: Bool = true
  ) -> Answer<Machine> {
    Answer(
      trace: trace, doubt: doubt, judgedLength: judgedLength(of: question),
      isExercised: isExercised)
  }

  /// The greatest length up to which all traces were examined.
  func judgedLength<Machine>(of question: Question<Machine>) -> Int {
    if isComplete { return .max }
    switch question {
    // Whether the states of the frontier are terminal is unknown until they are expanded.
    case .terminalState: return exhaustedLength - 1
    case .violation(let pattern) where pattern.canBePending: return exhaustedLength - 1
    // A state beyond the frontier may be the way out for any state.
    case .stateUnable: return -1
    case .state, .step, .violation: return exhaustedLength
    }
  }

  /// The result for a property whose claims have these answers. A monitor that does not trust the
  /// search judges each answer again.
  func result<Machine>(
    of property: Property<Machine>, answers: [Answer<Machine>], witness: Trace<Machine>?,
    in machine: Machine, remembering confirmed: ConfirmedSteps<Machine>? = nil
  ) -> PropertyResult<Machine> {
    let monitor = TraceMonitor(machine, remembering: confirmed)
    if let fault = monitor.fault(of: answers, to: property, witness: witness) {
      return .faulty(fault, property)
    }
    let verdicts = zip(property.claims, answers).map { $0.verdict(given: $1) }
    // A claim that holds without a witness was searched completely.
    let vacuousClaims = verdicts.indices.filter { index in
      guard case .holds = verdicts[index] else { return false }
      return !answers[index].isExercised
    }
    return PropertyResult(
      id: property.id,
      verdict: .conjunction(
        of: verdicts, judged: answers.map(\.judgedLength).min() ?? 0, in: machine),
      witness: witness, vacuousClaims: vacuousClaims,
      isTriggerUnreachable: isComplete && property.trigger != nil && witness == nil)
  }
}

extension Claim {
  /// The verdict on this claim alone.
  fileprivate func verdict(given answer: Answer<Machine>) -> Verdict<Machine> {
    switch (answer.trace, answer.doubt) {
    case (let trace?, _) where isProvedByAnswer: .holds(witness: trace)
    case (let trace?, _): .violated(Counterexample(trace: trace, isMinimal: false))
    case (nil, _) where answer.isCertain && !isProvedByAnswer: .violated(nil)
    case (nil, let doubt?): .undecided(doubt)
    case (nil, nil): isProvedByAnswer ? .violated(nil) : .holds(witness: nil)
    }
  }
}

extension Verdict {
  /// The verdict on all claims together. Of several counterexamples, it has the first of the
  /// cheapest among the shortest.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts on the claims.
  ///   - judged: The greatest length up to which all traces were examined for all claims.
  ///   - machine: The machine, which knows the costs of actions.
  /// - Returns: The verdict on the property.
  fileprivate static func conjunction(
    of verdicts: [Verdict], judged: Int, in machine: Machine
  ) -> Verdict {
    let result = verdicts.reduce(Verdict.holds(witness: nil)) { $0.and($1, in: machine) }
    guard case .violated(let counterexample?) = result else { return result }
    return .violated(
      Counterexample(
        trace: counterexample.trace, isMinimal: counterexample.trace.count - 1 <= judged))
  }

  private func and(_ other: Verdict, in machine: Machine) -> Verdict {
    switch (self, other) {
    case (.faulty, _): self
    case (_, .faulty): other
    case (.violated(let known?), .violated(let new?)):
      (new.trace.count, machine.cost(of: new.trace))
        < (known.trace.count, machine.cost(of: known.trace)) ? other : self
    case (.violated(nil), .violated): other
    case (.violated, _): self
    case (_, .violated): other
    case (.undecided, _): self
    case (_, .undecided): other
    case (.holds(nil), .holds): other
    case (.holds, .holds): self
    }
  }
}

extension TraceMonitor {
  /// The fault of the first trace that does not show what the search has claimed.
  func fault(
    of answers: [Answer<Machine>], to property: Property<Machine>, witness: Trace<Machine>?
  ) -> ModelFault<Machine>? {
    for (claim, answer) in zip(property.claims, answers) {
      guard let trace = answer.trace else { continue }
      if let fault = fault(of: trace, answering: claim.question) { return fault }
    }
    guard let witness, let trigger = property.trigger else { return nil }
    return fault(of: witness, to: trigger)
  }
}
