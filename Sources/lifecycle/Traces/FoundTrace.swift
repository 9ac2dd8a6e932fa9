import LifecycleModels
import ModelChecking
import Reporting

/// A trace to show, and the property that it is a counterexample to.
struct FoundTrace<M: Model>: Sendable {
  /// The trace, or nil where no life cycle breaks the property or none was found.
  let trace: Trace<RuleMachine<M.State>>?
  /// What is known about the property that was asked about.
  let property: PropertyReport?
}

extension TraceSource {
  /// Finds the trace.
  func find<M: Model>(
    in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    switch self {
    case .actions(let names, let initial):
      let written = WrittenTrace(actions: names, initialState: nil)
      return FoundTrace(trace: try model.trace(of: written, initial: initial), property: nil)
    case .file(let path, let property, let initial):
      let bytes = try InputFile.read(path, limit: WrittenTrace.sizeLimit)
      let wanted = WrittenTrace.Wanted(
        model: model.name, profile: model.profile.rawValue, property: property)
      let written = try WrittenTrace.read(bytes, name: path, wanted: wanted)
      return FoundTrace(trace: try model.trace(of: written, initial: initial), property: nil)
    case .property(let id):
      return try counterexample(to: id, in: model, limits: limits, console: console)
    }
  }

  private func counterexample<M: Model>(
    to id: String, in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    let choice = try PropertyChoice([id])
    guard let property = choice.properties(of: model).first else {
      return FoundTrace(trace: nil, property: nil)
    }
    let verification = Verification(
      model: model, limits: limits, choice: choice, console: console)
    let result =
      verification.orbitResult(of: property) ?? verification.explore().check(property.property)
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    var trace: Trace<RuleMachine<M.State>>?
    if case .violated(let found?) = result.verdict { trace = found.trace }
    return FoundTrace(trace: trace, property: model.report(on: property, result))
  }
}
