import LifecycleModels
import ModelChecking
import Reporting

extension Model {
  /// The trace in words. What is owed is told by the steps that follow, so the brief words for a
  /// state only count it.
  func report(_ trace: Trace<RuleMachine<State>>) -> TraceReport {
    TraceReport(trace, in: machine, state: report)
  }

  /// A state in words.
  func report(_ state: State) -> StateReport {
    StateReport(
      machine.describe(state), brief: state.brief, style: state.stage.style)
  }

  /// The command line that runs a trace again.
  func replayLine(_ trace: Trace<RuleMachine<State>>) -> String {
    var line = "lifecycle replay \(name)"
    if profile != .observed { line += " --profile \(profile.rawValue)" }
    if let size, !size.isUsual {
      line += " \(size.component.sizeOption.name) \(size.count)"
    }
    if let number = initialNumber(of: trace) { line += " --initial \(number)" }
    let names = trace.actions.map { machine.rule(of: $0).name }
    return line + (names.isEmpty ? "" : " --actions \(names.joined(separator: ","))")
  }

  /// The number of a trace's initial state, if the actions alone would not lead back to it.
  private func initialNumber(of trace: Trace<RuleMachine<State>>) -> Int? {
    let first = machine.initialStates.first {
      (try? machine.replay(trace.actions, from: $0)) != nil
    }
    guard first != trace.initialState else { return nil }
    return machine.initialStates.firstIndex(of: trace.initialState).map { $0 + 1 }
  }
}
