import LifecycleModels

/// What the lives of a check have covered. What is never reached is checked by nothing.
public struct CheckCoverage: Hashable, Sendable {
  /// The lives that were lived.
  public let lives: Int
  /// The steps of all lives.
  public let steps: Int
  /// How many steps of the plan were taken.
  public let planStepsTaken: Int
  /// How many steps the plan has; some need requests that the code does not make.
  public let planStepsInAll: Int
  /// The rules of the model that were never used, though the plan has them.
  public let rulesNeverUsed: [String]
  /// The callbacks that the code handles and never received.
  public let callbacksNeverReceived: [Callback]
  /// The callbacks that the code handles and the model cannot deliver.
  public let callbacksUnknown: [Callback]
  /// The world's actions that never were possible.
  public let actionsNeverPerformed: [String]
}

extension LifeRunner {
  /// What has been covered so far.
  var report: CheckCoverage {
    let taken = coverage.edges.indices.filter { coverage.edges[$0] > 0 }
    let used = Set(taken.map { tables.edges[$0].rule })
    let received = Set(taken.compactMap { tables.edges[$0].callback })
    var unused: [String] = []
    for edge in tables.edges where !used.contains(edge.rule) {
      let name = plan.rules[Int(edge.rule)].name
      if !unused.contains(name) { unused.append(name) }
    }
    let handled = world.implemented
    return CheckCoverage(
      lives: coverage.lives, steps: coverage.steps, planStepsTaken: taken.count,
      planStepsInAll: tables.edges.count, rulesNeverUsed: unused,
      callbacksNeverReceived: handled.filter {
        plan.vocabulary.contains($0) && !received.contains($0)
      },
      callbacksUnknown: handled.filter { !plan.vocabulary.contains($0) },
      actionsNeverPerformed: world.actions.indices.filter { coverage.actions[$0] == 0 }
        .map { world.actions[$0].name })
  }
}
