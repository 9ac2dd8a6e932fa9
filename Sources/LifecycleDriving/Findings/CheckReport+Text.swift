import LifecycleModels
import Reporting

extension CheckReport {
  /// The verdict in one line.
  public var headline: String {
    switch verdict {
    case .violated: "\(findings.count.counted("obligation")) broken"
    case .holds: "nothing is broken: every state was reached"
    case .undecided: "undecided: nothing was found, and not every life was lived"
    }
  }

  /// What no test fails for and a reader should know: what was not looked at.
  public var warnings: [String] {
    // A check that has found something ended early, and has not seen what it has not reached.
    var warnings = (findings.isEmpty ? coverage.warnings : []) + remarks
    if verdict == .undecided {
      warnings.insert(
        "\(headline) (\(extents.map(\.words).joined(separator: "; ")))", at: 0)
    }
    return warnings
  }

  /// Every finding, then what was covered and what was not.
  public var text: String { text { ".replay(\($0.swift))" } }

  /// The same, with other words that live a life again.
  public func text(again: (LifeTrace) -> String) -> String {
    var text = findings.map { "✗ " + $0.text(model: model, again: again) + "\n" }.joined()
    text += "\(headline)\n"
    for extent in extents { text += "  \(extent.words)\n" }
    for remark in remarks { text += "  \(remark)\n" }
    return text + coverage.text
  }
}

extension StrategyExtent {
  /// How far the strategy has come, in words.
  public var words: String {
    let counts = lives.counted("life", "lives")
    if isComplete { return "\(strategy): \(counts), complete" }
    guard let depth else { return "\(strategy): \(counts)" }
    return "\(strategy): \(counts); complete up to \(depth.counted("choice"))"
  }
}

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

  /// What the code has and nothing reached: a check of it says nothing.
  public var warnings: [String] {
    callbacksNeverReceived.map { "\($0.name) is implemented, and was never received" }
      + callbacksUnknown.map { "\($0.name) is implemented, and this model never sends it" }
      + actionsNeverPerformed.map { "the action “\($0)” was never possible" }
  }
}
