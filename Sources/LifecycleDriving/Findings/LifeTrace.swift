import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// A life in words, step by step.
public struct LifeTrace: Hashable, Sendable {
  /// What happens, in order.
  public let steps: [LifeStep]
  /// The names of the choices: what a replay takes.
  public let choices: [String]
  /// The number of steps in the plain form: transitions from one state of the process to another, and
  /// what the world does. Deliveries that do not change the state are not counted.
  public let plainLength: Int
  /// The number of steps of the model, with all deliveries and notifications.
  public let modelLength: Int
}

/// A step of a life in words.
public struct LifeStep: Hashable, Sendable {
  /// What happens.
  public let action: ActionDescription
  /// Whether it is a choice; otherwise it follows from what happened before.
  public let isChoice: Bool
  /// Whether the code under test handles the callback, if one is delivered.
  public let isHandled: Bool
  /// The state of the process after the step.
  public let state: ExecutionState
  /// What the test shows of the world, if it shows anything.
  public let remark: String?
  /// The rules of the model that were applied; none for what the world does.
  public let rules: [String]

  /// The state in words, with what the test shows.
  public var stateWords: String {
    state.name + (remark.map { $0.isEmpty ? "" : ", " + $0 } ?? "")
  }
}

extension LifeTrace {
  /// The trace for tables, diagrams and JSON.
  public var report: TraceReport {
    let start = ExecutionState.notRunning
    return TraceReport(
      initialState: StateReport(start.name, style: start.stage.style),
      steps: steps.map { step in
        StepReport(
          step.action, to: StateReport(step.stateWords, style: step.state.stage.style))
      })
  }

  /// The choices as an array literal, to be pasted into a test.
  public var swift: String {
    "[" + choices.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// The rules of the model that were applied, in order, for `lifecycle replay`; the world's own
  /// actions are not among them.
  public var modelRules: [String] { steps.flatMap(\.rules) }
}
