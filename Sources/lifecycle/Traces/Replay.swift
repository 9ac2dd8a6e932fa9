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
  /// - Complexity: O(*n*) for a trace of *n* steps, for each property.
  func breaches(by trace: Trace<RuleMachine<State>>) -> [Breach] {
    // A trace may go on, so that it breaks nothing by its end: here every state has a successor.
    let stutter = Rule<State>(
      "stutter", by: .system, kind: .silent, when: [], citing: [], effect: { _ in })
    let endless = RuleMachine(initialStates: [trace.initialState], rules: [stutter])
    let numbered = NumberedTrace(trace)
    return properties(of: machine).compactMap { property in
      guard let prefix = property.property.violatingPrefix(of: numbered, in: endless) else {
        return nil
      }
      return Breach(
        id: property.property.id, statement: property.property.statement,
        expected: property.isExpectedToBeViolated ? .violated : .holds, step: prefix.count)
    }
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
  /// The command line that replays it.
  let line: String

  /// The status of the command: unexpected if a violated property should hold.
  var status: ExitStatus {
    breaches.contains { $0.expected == .holds } ? .unexpected : .asExpected
  }

  /// The trace in a format.
  func text(in format: TraceFormat) -> String {
    switch format {
    case .text: text
    case .json: json.text
    case .html: page.text
    }
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
