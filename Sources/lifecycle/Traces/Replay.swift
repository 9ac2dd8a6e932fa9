import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// A property that a trace violates, and at which step.
struct Breach: Hashable, Sendable {
  let id: String
  let statement: String
  let expected: PropertyReport.Expectation
  /// The number of the violating step, counted from 1; 0 is the initial state.
  let step: Int
}

extension Model {
  /// The properties that a trace violates, in the order of the suite.
  ///
  /// - Complexity: O(*n* log *n*) for a trace of *n* steps, for each violated property.
  func breaches(by trace: Trace<RuleMachine<State>>) -> [Breach] {
    properties(of: machine).compactMap { property in
      guard isBroken(property.property, by: trace) else { return nil }
      return Breach(
        id: property.property.id, statement: property.property.statement,
        expected: property.isExpectedToBeViolated ? .violated : .holds,
        step: breakingStep(of: property.property, in: trace))
    }
  }

  /// The length of the shortest prefix that violates the property; every longer one does too.
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

  /// Whether a trace violates a property. The engine answers this when it shrinks the trace.
  /// Nothing needs shrinking here, so the machine has no initial state and nothing is tried.
  private func isBroken(
    _ property: Property<RuleMachine<State>>, by trace: Trace<RuleMachine<State>>
  ) -> Bool {
    let stutter = Rule<State>(
      "stutter", by: .system, kind: .silent, when: [], citing: [], effect: { _ in })
    let machine = RuleMachine(initialStates: [], rules: [stutter])
    return property.shrink(trace, in: machine, limits: SearchLimits(states: 0)) != nil
  }
}

/// A trace that was replayed, and what it violates.
struct Replay: Hashable, Sendable {
  let title: String
  let model: String
  let profile: String
  let trace: TraceReport
  let breaches: [Breach]
  /// The property whose counterexample the trace is.
  let property: PropertyReport?

  /// The status of the command: unexpected if a violated property should hold.
  var status: ExitStatus {
    breaches.contains { $0.expected == .holds } ? .unexpected : .asExpected
  }

  /// The trace as a table, and what it violates.
  var text: String {
    if let property { return property.text(context: title) + others(than: property.id) }
    let marks = Dictionary(grouping: breaches, by: \.step).mapValues { breaches in
      "violates " + breaches.map(\.id).joined(separator: ", ")
    }
    let length = trace.steps.count.counted("step")
    return "\(title): \(length)\n" + trace.text(marks: marks) + broken(breaches)
  }

  private func others(than id: String) -> String {
    let others = breaches.filter { $0.id != id }.map(\.id)
    return others.isEmpty ? "" : "  This trace also violates \(others.joined(separator: ", ")).\n"
  }

  private func broken(_ breaches: [Breach]) -> String {
    if breaches.isEmpty { return "  The trace violates no property.\n" }
    return breaches.map { breach in
      "  ✗ \(breach.id.padded(to: 5)) \(breach.statement)"
        + (breach.expected == .holds ? " (should hold)\n" : " (a belief)\n")
    }
    .joined()
  }

  /// The trace with the keys of a counterexample, and what it violates.
  var json: OrderedJSON {
    .object(
      [("model", .string(model)), ("profile", .string(profile))] + trace.jsonMembers + [
        (
          "breaks",
          .array(
            breaches.map { breach in
              .object([
                ("id", .string(breach.id)), ("step", .integer(breach.step)),
                ("expected", .string(breach.expected.rawValue)),
              ])
            })
        )
      ])
  }
}
