import LifecycleReporting
import LifecycleModels
import Reporting

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

  /// The rules of the model that happen, in order, for `lifecycle replay`; the world's own actions
  /// are not among them.
  public var modelRules: [String] { steps.flatMap(\.rules) }
}
