import LifecycleModels
import Reporting

/// What the lives of a check have covered; nothing is known of what they never reached.
public struct CheckCoverage: Hashable, Sendable {
  /// The number of lives.
  public let lives: Int
  /// The steps of all lives.
  public let steps: Int
  /// How many steps of the plan were taken.
  public let planStepsTaken: Int
  /// How many steps the plan has; some need requests that the code does not make.
  public let planStepsInAll: Int
  /// The rules of the plan that were never used.
  public let rulesNeverUsed: [String]
  /// The callbacks that the code handles and never received.
  public let callbacksNeverReceived: [Callback]
  /// The callbacks that the code handles and the model cannot deliver.
  public let callbacksUnknown: [Callback]
  /// The world's actions that were never possible.
  public let actionsNeverPerformed: [String]
}

extension LifeRunner {
  /// What has been covered so far.
  var report: CheckCoverage {
    let taken = coverage.transitions.indices.filter { coverage.transitions[$0] > 0 }
    let used = Set(taken.map { tables.transitions[$0].rule })
    let received = Set(taken.compactMap { tables.transitions[$0].callback })
    var unused: [String] = []
    for transition in tables.transitions where !used.contains(transition.rule) {
      let name = plan.rules[Int(transition.rule)].name
      if !unused.contains(name) { unused.append(name) }
    }
    let handled = world.implemented
    return CheckCoverage(
      lives: coverage.lives, steps: coverage.steps, planStepsTaken: taken.count,
      planStepsInAll: tables.transitions.count, rulesNeverUsed: unused,
      callbacksNeverReceived: handled.filter {
        plan.vocabulary.contains($0) && !received.contains($0)
      },
      callbacksUnknown: handled.filter { !plan.vocabulary.contains($0) },
      actionsNeverPerformed: world.actions.indices.filter { coverage.actions[$0] == 0 }
        .map { world.actions[$0].name })
  }
}

// MARK: - Text and JSON

extension CheckCoverage {
  /// What was covered, and what never happened.
  public var text: String {
    var text = "  covered: \(planStepsTaken.grouped) of \(planStepsInAll.grouped) steps of the "
    text += "life cycle that this code can tell apart, in \(steps.grouped) steps\n"
    for warning in warnings { text += "  \(warning)\n" }
    if !rulesNeverUsed.isEmpty {
      text += TextWrap.wrapped(
        rulesNeverUsed.joined(separator: ", "), width: 96, first: "  never happened: ",
        rest: "    ")
    }
    return text
  }

  /// What the code handles or offers and no life reached: the check says nothing about it.
  public var warnings: [String] {
    callbacksNeverReceived.map { "\($0.name) is implemented, but was never received" }
      + callbacksUnknown.map { "\($0.name) is implemented, but this model never sends it" }
      + actionsNeverPerformed.map { "the action “\($0)” was never possible" }
  }

  var json: OrderedJSON {
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
