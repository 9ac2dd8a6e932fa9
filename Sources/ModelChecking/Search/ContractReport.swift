/// The result of auditing a machine's contract.
public struct ContractReport<Machine: StateMachine>: Sendable {
  /// The first breach, or nil if there is none among the states audited.
  public let fault: ModelFault<Machine>?
  /// The number of audited states.
  public let states: Int
  /// Whether these were all reachable states.
  public let isComplete: Bool
}

extension StateMachine {
  /// Audits the contracts of ``StateMachine`` and of properties on reachable states.
  ///
  /// Meant for a test of the machine. Each state is asked twice for its actions and successors, its
  /// code is decoded, and it is compared with each equal state that a transition leads to. Both
  /// searches are run, and their counterexamples and witnesses are replayed.
  ///
  /// - Parameters:
  ///   - properties: The properties that will be judged. Their conditions must depend on the step
  ///     alone.
  ///   - limits: The limits of the audit.
  /// - Returns: The first breach, and the extent of the audit.
  /// - Complexity: O(transitions × conditions).
  public func audited(
    judging properties: [Property<Self>] = [], limits: SearchLimits = .states(10_000)
  ) -> ContractReport<Self> {
    let graph = explore(limits: limits, auditing: .everyState)
    let fault =
      graph.fault ?? graph.states.faultOfHashes(for: Self.self)
      ?? graph.faultOfEqualTargets() ?? properties.lazy.compactMap { graph.fault(in: $0) }.first
      ?? faultOfSearch(properties, limits: limits)
    return ContractReport(
      fault: fault, states: graph.expandedCount, isComplete: graph.isComplete)
  }

  private func faultOfSearch(
    _ properties: [Property<Self>], limits: SearchLimits
  ) -> ModelFault<Self>? {
    let report = check(properties, options: .limits(limits).audit(.everyState))
    return report.fault
      ?? report.results.lazy.compactMap {
        if case .faulty(let fault) = $0.verdict { fault } else { nil }
      }.first
  }
}

extension StateGraph {
  fileprivate func fault(in property: Property<Machine>) -> ModelFault<Machine>? {
    if case .faulty(let fault) = check(property).verdict { fault } else { nil }
  }

  /// The fault of a state that differs when it is reached another way. Every transition is
  /// followed.
  fileprivate func faultOfEqualTargets() -> ModelFault<Machine>? {
    for source in 0..<expandedCount {
      for transition in transitions(from: source) {
        let pair = EqualStates<Machine>(
          known: states[transition.target],
          arrived: machine.successor(of: states[source], taking: transition.action))
        if !pair.areIdentical, let fault = pair.fault(in: machine) { return fault }
      }
    }
    return nil
  }
}

extension Array {
  /// Two of the first states that are equal but were stored twice because their hashes differ.
  fileprivate func faultOfHashes<Machine: StateMachine>(
    for type: Machine.Type
  ) -> ModelFault<Machine>? where Element == Machine.State {
    for second in indices.prefix(300) {
      for first in 0..<second where self[first] == self[second] {
        return .equalStatesDiffer(self[first], self[second], in: "their hashes")
      }
    }
    return nil
  }
}
