import ModelChecking

/// What a naive search and a naive enumeration of traces say of a property's claims.
struct NaiveConjunction<Machine: StateMachine> {
  /// What is known of one claim.
  private struct Opinion {
    /// The length of the shortest trace that breaks the claim, if there is one.
    var violation: Int?
    /// The length of the shortest trace that proves the claim, if one trace is enough.
    var witness: Int?
    /// Whether the claim is broken, though no trace shows it.
    var isUnreachable = false
    /// Whether no finite trace decides the claim.
    var needsLiveness = false
  }

  private let machine: Machine
  private let claims: [Claim<Machine>]
  private let naive: NaiveSearch<Machine>
  private let opinions: [Opinion]
  /// The length up to which traces were enumerated for patterns.
  private let longest: Int

  init(_ property: Property<Machine>, of machine: Machine, longest: Int) {
    let naive = NaiveSearch(machine)
    (self.machine, self.naive, self.longest) = (machine, naive, longest)
    claims = property.claims
    opinions = claims.map { Self.opinion(on: $0, of: naive, longest: longest) }
  }

  private static func opinion(
    on claim: Claim<Machine>, of naive: NaiveSearch<Machine>, longest: Int
  ) -> Opinion {
    switch claim {
    case .always(let condition):
      return Opinion(violation: naive.length(to: { !condition.holds(in: $0) }))
    case .everyStep(let trigger, let condition):
      return Opinion(violation: naive.length(toStep: { trigger.holds($0) && !condition.holds($0) }))
    case .noDeadlock(let exception):
      return Opinion(
        violation: naive.length(to: { naive.isTerminal($0) && !exception.holds(in: $0) }))
    case .alwaysPossible(let condition):
      return Opinion(violation: naive.length(to: { !naive.canReach(condition.holds, from: $0) }))
    case .reachable(let condition):
      let length = naive.length(to: condition.holds)
      return Opinion(witness: length, isUnreachable: length == nil)
    case .reachableStep(let condition):
      let length = naive.length(toStep: condition.holds)
      return Opinion(witness: length, isUnreachable: length == nil)
    case .pattern(let pattern):
      let traces = NaiveTraces(of: naive.machine, judgedBy: pattern, longest: longest)
      return Opinion(violation: traces.shortestViolation, needsLiveness: traces.canStayPending)
    }
  }

  /// Whether a verdict says no more than is so and, without a limit, no less.
  func confirms(
    _ verdict: Finding<Machine>.Verdict, isComplete: Bool, isLimited: Bool
  ) -> Bool {
    let shortest = opinions.compactMap(\.violation).min()
    let isUnreachable = opinions.contains(where: \.isUnreachable)
    switch verdict {
    case .faulty: return false
    case .holds(let witness):
      return shortest == nil && !isUnreachable && !opinions.contains(where: \.needsLiveness)
        && (isComplete || claims.allSatisfy(\.isProvedByOneTrace))
        && (witness == nil || opinions.contains { $0.witness == witness?.count })
    case .violated(let trace?, let isMinimal):
      guard machine.hasTrace(trace), claims.contains(where: { isBroken($0, by: trace) })
      else { return false }
      return isShortest(trace.count, shortest) || !isMinimal && isLimited
    case .violated(nil, _):
      // A limit may be reached between seeing a violation and finding a trace to it.
      return isUnreachable && isComplete || shortest != nil && isLimited
    case .undecided(.needsLiveness):
      return shortest == nil && !isUnreachable && claims.contains(where: needsLiveness)
    case .undecided: return isLimited
    }
  }

  /// Whether no finite trace decides a claim. The cycle that shows it may be a long one.
  private func needsLiveness(_ claim: Claim<Machine>) -> Bool {
    guard case .pattern(let pattern) = claim else { return false }
    return NaiveTraces(of: machine, judgedBy: pattern, longest: longest)
      .canStayPending(within: longest + 4)
  }

  /// Whether no trace is known that breaks a claim and is shorter.
  private func isShortest(_ length: Int, _ shortest: Int?) -> Bool {
    length > longest ? shortest == nil || shortest == length : shortest == length
  }

  private func isBroken(_ claim: Claim<Machine>, by trace: Trace<Machine>) -> Bool {
    let end = trace.finalState
    return switch claim {
    case .always(let condition): !condition.holds(in: end)
    case .everyStep(let trigger, let condition):
      trace.steps.last.map { trigger.holds($0) && !condition.holds($0) } ?? false
    case .noDeadlock(let exception): naive.isTerminal(end) && !exception.holds(in: end)
    case .alwaysPossible(let condition): !naive.canReach(condition.holds, from: end)
    case .reachable, .reachableStep: false
    case .pattern(let pattern):
      NaivePattern(pattern: pattern).isViolated(by: trace, of: machine)
    }
  }
}

extension Claim {
  /// Whether a trace that was found proves the claim, however far the search went.
  fileprivate var isProvedByOneTrace: Bool {
    switch self {
    case .reachable, .reachableStep: true
    case .always, .everyStep, .noDeadlock, .alwaysPossible, .pattern: false
    }
  }
}
