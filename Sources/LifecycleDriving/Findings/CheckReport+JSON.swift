import LifecycleModels
import Reporting

extension CheckReport {
  /// The report in the form that `drive --format json` promises: the property and counterexample
  /// objects of `verify`, for each property the choices that `--actions` takes, and the coverage.
  public var json: OrderedJSON {
    .object([
      ("model", .string(model)), ("verdict", .string(verdict.rawValue)),
      ("properties", .array(findings.map(\.report.json))),
      ("choices", .array(findings.map { .strings($0.trace.choices) })),
      ("watched", .strings(watched)),
      ("strategies", .array(extents.map(\.json))), ("coverage", coverage.json),
      ("remarks", .strings(remarks)),
    ])
  }
}

extension StrategyExtent {
  fileprivate var json: OrderedJSON {
    .object([
      ("strategy", .string(strategy)), ("complete", .bool(isComplete)),
      ("depth", depth.map { .integer($0) } ?? .null), ("lives", .integer(lives)),
    ])
  }
}

extension CheckCoverage {
  fileprivate var json: OrderedJSON {
    .object([
      ("lives", .integer(lives)), ("steps", .integer(steps)),
      ("planStepsTaken", .integer(planStepsTaken)), ("planStepsInAll", .integer(planStepsInAll)),
      ("rulesNeverUsed", .strings(rulesNeverUsed)),
      ("callbacksNeverReceived", .strings(callbacksNeverReceived.map(\.name))),
      ("callbacksUnknown", .strings(callbacksUnknown.map(\.name))),
      ("actionsNeverPerformed", .strings(actionsNeverPerformed)),
    ])
  }
}
