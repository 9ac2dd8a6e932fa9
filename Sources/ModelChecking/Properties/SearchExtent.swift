/// How far a search has come, and so what its findings prove.
struct SearchExtent {
  /// Why a claim that was neither refuted nor proved is undecided; nil after a complete search.
  let doubt: Undecided?
  /// Every trace of at most this many steps lies within the expanded states.
  let exhaustedLength: Int

  init(stoppedBy: Limit?, exhaustedLength: Int) {
    doubt = stoppedBy.map(Undecided.stopped)
    self.exhaustedLength = exhaustedLength
  }

  /// The extent of a search that may have taken new states for known ones.
  init(compactedAndStoppedBy limit: Limit?) {
    doubt = limit.map(Undecided.stopped) ?? .compacted
    exhaustedLength = -1
  }

  var isComplete: Bool { doubt == nil }

  /// The verdict on a claim that one trace can refute.
  func refutation<Machine>(by trace: Trace<Machine>?) -> Verdict<Machine> {
    if let trace { return .violated(Counterexample(trace: trace, isMinimal: isComplete)) }
    return doubt.map(Verdict.undecided) ?? .holds(witness: nil)
  }

  /// The verdict on a claim that one trace can prove.
  func proof<Machine>(by trace: Trace<Machine>?) -> Verdict<Machine> {
    if let trace { return .holds(witness: trace) }
    return doubt.map(Verdict.undecided) ?? .violated(nil)
  }

  /// The result for a property whose claims have these verdicts. It is open if a claim had a search
  /// of its own that was cut short: a trace shorter than any found may break it.
  func result<Machine>(
    of property: Property<Machine>, verdicts: [Verdict<Machine>], witness: Trace<Machine>?,
    isOpen: Bool = false
  ) -> PropertyResult<Machine> {
    PropertyResult(
      verdict: conjunction(of: verdicts, on: property.claims, isOpen: isOpen), witness: witness,
      isVacuous: isComplete && property.trigger != nil && witness == nil)
  }

  /// The verdict on all claims together: of several counterexamples the first of the shortest.
  private func conjunction<Machine>(
    of verdicts: [Verdict<Machine>], on claims: [Claim<Machine>], isOpen: Bool
  ) -> Verdict<Machine> {
    var result = Verdict<Machine>.holds(witness: nil)
    for verdict in verdicts {
      switch (result, verdict) {
      case (.violated(let known?), .violated(let new?)) where new.trace.count < known.trace.count:
        result = verdict
      case (.violated(nil), .violated): result = verdict
      case (.violated, _): break
      case (_, .violated): result = verdict
      case (.undecided, _): break
      case (_, .undecided): result = verdict
      case (.holds(nil), .holds): result = verdict
      case (.holds, .holds): break
      }
    }
    guard case .violated(let counterexample?) = result else { return result }
    let judged = isOpen ? -1 : claims.map(judgedLength(of:)).min() ?? 0
    return .violated(
      Counterexample(
        trace: counterexample.trace, isMinimal: counterexample.trace.count - 1 <= judged))
  }

  /// The greatest length such that every trace up to it is known not to break the claim, unless the
  /// shortest one that does was found.
  private func judgedLength<Machine>(of claim: Claim<Machine>) -> Int {
    if isComplete { return .max }
    switch claim {
    // Whether the frontier's states are dead ends is unknown until they are expanded.
    case .noDeadlock: return exhaustedLength - 1
    case .pattern(let pattern) where pattern.canOwe: return exhaustedLength - 1
    // What lies behind the frontier may be the way out of any state.
    case .alwaysPossible: return -1
    case .always, .everyStep, .reachable, .reachableStep, .pattern: return exhaustedLength
    }
  }
}
