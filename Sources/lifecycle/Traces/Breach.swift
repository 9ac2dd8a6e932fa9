import LifecycleModels
import ModelChecking
import Reporting

/// A property that a trace breaks, and at which step.
struct Breach: Hashable, Sendable {
  let id: String
  let statement: String
  let expected: PropertyReport.Expectation
  /// The number of the breaking step, counted from 1; 0 is the initial state.
  let step: Int
}

extension Model {
  /// The properties that a trace breaks, in the order of the suite.
  ///
  /// - Complexity: O(*n* log *n*) for a trace of *n* steps, for each property broken.
  func breaches(by trace: Trace<RuleMachine<State>>) -> [Breach] {
    properties(of: machine).compactMap { property in
      guard isBroken(property.property, by: trace) else { return nil }
      return Breach(
        id: property.property.id, statement: property.property.statement,
        expected: property.isExpectedToBeViolated ? .violated : .holds,
        step: breakingStep(of: property.property, in: trace))
    }
  }

  /// The length of the shortest prefix that breaks the property; every longer one does too.
  private func breakingStep(
    of property: Property<RuleMachine<State>>, in trace: Trace<RuleMachine<State>>
  ) -> Int {
    var (low, high) = (0, trace.count)
    while low < high {
      let middle = (low + high) / 2
      if isBroken(property, by: trace.prefix(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Shrinking is how the engine is asked whether a trace breaks a property. Where the trace leads
  /// does not matter here, so it is given a machine in which there is next to nothing to try.
  private func isBroken(
    _ property: Property<RuleMachine<State>>, by trace: Trace<RuleMachine<State>>
  ) -> Bool {
    let stutter = Rule<State>(
      "stutter", by: .system, kind: .silent, when: [], citing: [], effect: { _ in })
    let machine = RuleMachine(initialStates: [], rules: [stutter])
    return property.shrink(trace, in: machine, limits: SearchLimits(states: 0)) != nil
  }
}
