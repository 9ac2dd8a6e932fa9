import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// A property that a trace violates, and at which step.
package struct Breach: Hashable, Sendable {
  package let id: String
  let statement: String
  let expected: PropertyReport.Expectation
  /// The number of the violating step, counted from 1; 0 is the initial state.
  let step: Int
}

extension Model {
  /// The properties that a trace violates, in the order of the suite.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - id: The only property to look at; nil for all.
  /// - Returns: What is violated, and by which step.
  /// - Complexity: O(*n*) for a trace of *n* steps, for each property.
  package func breaches(
    by trace: Trace<RuleMachine<State>>, of id: String? = nil
  ) -> [Breach] {
    // A trace may go on, so that it breaks nothing by its end: here every state has a successor.
    let stutter = Rule<State>(
      "stutter", by: .system, kind: .silent, when: [], citing: [], effect: { _ in })
    let endless = RuleMachine(initialStates: [trace.initialState], rules: [stutter])
    let numbered = NumberedTrace(trace)
    return properties(of: machine).compactMap { property in
      guard id == nil || property.property.id == id,
        let prefix = property.property.violatingPrefix(of: numbered, in: endless)
      else {
        return nil
      }
      return Breach(
        id: property.property.id, statement: property.property.statement,
        expected: property.isExpectedToBeViolated ? .violated : .holds, step: prefix.count)
    }
  }
}

/// A trace that went round its loop twice, which was checked step by step.
struct Rounds: Hashable, Sendable {
  /// The number of the step after which each round begins.
  let backTo: Int
  /// The trace with both rounds.
  let trace: TraceReport
}

/// A trace that was replayed, and what it violates.
struct Replay: Hashable, Sendable {
  let title: String
  let model: String
  let profile: String
  let trace: TraceReport
  let breaches: [Breach]
  /// The loop of a run that goes on for ever, replayed twice.
  var rounds: Rounds?
  /// The property whose counterexample the trace is.
  let property: PropertyReport?
  /// The command line that replays it.
  let line: String

  /// The status of the command: unexpected if a violated property should hold.
  var status: ExitStatus {
    if case .undecided? = property?.verdict { return .undecided }
    return breaches.contains { $0.expected == .holds } ? .unexpected : .asExpected
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
    if let property {
      return property.text(context: title) + secondRound + others(than: property.id)
    }
    var marks = Dictionary(grouping: breaches, by: \.step).mapValues { breaches in
      "violates " + breaches.map(\.id).joined(separator: ", ")
    }
    if let rounds {
      for step in [trace.steps.count, rounds.trace.steps.count] {
        marks[step] = (marks[step].map { $0 + ", " } ?? "") + "back to step \(rounds.backTo)"
      }
    }
    let length = trace.steps.count.counted("step")
    let loop = rounds.map { ", of which those after step \($0.backTo) are a loop, shown twice" }
    return "\(title): \(length)\(loop ?? "")\n"
      + (rounds?.trace ?? trace).text(marks: marks) + broken(breaches)
  }

  private var secondRound: String {
    guard let rounds else { return "" }
    let (first, last) = (trace.steps.count + 1, rounds.trace.steps.count)
    return "  Replayed: a second round, steps \(first) to \(last), leads to the same state again.\n"
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
      [("model", .string(model)), ("profile", .string(profile))]
        + (rounds.map { [("backTo", .integer($0.backTo))] } ?? []) + trace.jsonMembers + [
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
