import LifecycleModels
import Reporting

/// What a check of a world has found.
public struct CheckReport: Sendable {
  /// The model and its profile, for example “app, profile observed”.
  public let model: String
  /// The breaches, in the order in which they were found.
  public let findings: [Finding]
  /// The obligations that were watched, by their short names.
  public let watched: [String]
  /// The coverage of the lives.
  public let coverage: CheckCoverage
  /// The extent of each strategy.
  public let extents: [StrategyExtent]
  /// Notes on the run itself.
  public internal(set) var remarks: [String]
  /// What the system has refused, in a sentence, after which no other life was lived; nil if nothing.
  public internal(set) var refusal: String?
  /// Why some kept lives were not read, or none can be written, in a sentence; nil if all is well.
  public internal(set) var keepingFault: String?
  /// A life without a breach, if one was requested and nothing was found.
  public let passingLife: LifeTrace?
  /// The outcomes of the lives kept from earlier runs.
  public internal(set) var keptLives: [KeptLife] = []

  /// Whether the world has obligations or invariants of its own.
  var hasObligations: Bool { watched.count > AppObligation.allCases.count }

  /// Whether some life breaks an obligation, as far as the check can tell.
  public var verdict: Verdict {
    if !findings.isEmpty { return .violated }
    return extents.contains(where: \.isComplete) ? .holds : .undecided
  }

  /// The possible verdicts on a world.
  public enum Verdict: String, Hashable, Sendable {
    /// Every state that the fingerprint distinguishes was reached without a breach.
    case holds
    /// An obligation is broken.
    case violated
    /// Nothing was found, but not every state was reached.
    case undecided
  }
}

/// The extent of a strategy.
public struct StrategyExtent: Hashable, Sendable {
  /// The strategy in words.
  public let strategy: String
  /// Whether every state was reached.
  public let isComplete: Bool
  /// The number of choices up to which every life was run; nil if the strategy has no such bound.
  public let depth: Int?
  /// The number of lives.
  public let lives: Int

  /// The extent in words.
  public var words: String {
    let counts = lives.counted("life", "lives")
    if isComplete { return "\(strategy): \(counts), complete" }
    guard let depth else { return "\(strategy): \(counts)" }
    return "\(strategy): \(counts); complete up to \(depth.counted("choice"))"
  }

  var json: OrderedJSON {
    .object([
      ("strategy", .string(strategy)), ("complete", .bool(isComplete)),
      ("depth", depth.map { .integer($0) } ?? .null), ("lives", .integer(lives)),
    ])
  }
}

extension CheckReport {
  /// The verdict in one line.
  public var headline: String {
    switch verdict {
    case .violated: "\(findings.count.counted("obligation")) broken"
    case .holds: "nothing is broken: every state was reached"
    case .undecided: "undecided: nothing is broken so far, but not every life was run"
    }
  }

  /// The unchecked parts that a reader should know of although they fail no test.
  public var warnings: [String] {
    // A check with findings ends early, so the parts that it has not reached mean nothing.
    var warnings = (findings.isEmpty ? coverage.warnings : []) + remarks
    if verdict == .undecided {
      warnings.insert(
        "\(headline) (\(extents.map(\.words).joined(separator: "; ")))", at: 0)
    }
    return warnings
  }

  /// The findings, followed by the coverage.
  public var text: String { text(testFor: .swift) { ".replay(\($0.swift))" } }

  /// The report as text.
  ///
  /// - Parameters:
  ///   - framework: The test library for a test to paste with each finding; nil for no tests.
  ///   - again: Returns the command that reruns a life.
  /// - Returns: The findings, followed by the coverage.
  public func text(
    testFor framework: PastedTest.Framework? = nil, again: (LifeTrace) -> String
  ) -> String {
    text(of: findings, testFor: framework, again: again)
  }

  /// The report as text, with only some of the findings. The others are accepted, but still count.
  package func text(
    of shown: [Finding], testFor framework: PastedTest.Framework? = nil,
    again: (LifeTrace) -> String
  ) -> String {
    var text = shown.map {
      "✗ " + $0.text(model: model, testFor: framework, again: again) + "\n"
    }.joined()
    text += "\(headline)\n"
    for extent in extents { text += "  \(extent.words)\n" }
    for remark in remarks { text += "  \(remark)\n" }
    if let passingLife {
      text += "  a life in which nothing is broken:\n" + passingLife.report.text()
    }
    return text + coverage.text
  }

  /// The report in the format that `drive --format json` promises: the property and counterexample
  /// objects of `verify`, the choices for `--actions` with each property, and the coverage.
  public var json: OrderedJSON {
    .object([
      ("model", .string(model)), ("verdict", .string(verdict.rawValue)),
      ("properties", .array(findings.map(\.report.json))),
      ("choices", .array(findings.map { .strings($0.trace.choices) })),
      ("knownAt", .array(findings.map { .optional($0.knownAt) })),
      ("watched", .strings(watched)),
      ("strategies", .array(extents.map(\.json))), ("coverage", coverage.json),
      ("remarks", .strings(remarks)),
    ])
  }
}

/// The coverage of a check's lives. The check says nothing about the parts they never reached.
public struct CheckCoverage: Hashable, Sendable {
  /// The number of lives.
  public let lives: Int
  /// The number of steps of all lives.
  public let steps: Int
  /// The number of the plan's steps that were taken.
  public let planStepsTaken: Int
  /// The number of the plan's steps. Some need requests that the code does not make.
  public let planStepsInAll: Int
  /// The rules of the plan that were never used.
  public let rulesNeverUsed: [String]
  /// The callbacks that the code handles but never received.
  public let callbacksNeverReceived: [Callback]
  /// The callbacks that the code handles but the model cannot deliver.
  public let callbacksUnknown: [Callback]
  /// The world's actions that were never possible.
  public let actionsNeverPerformed: [String]
  /// A sentence for each untested obligation, with the reason.
  public let untestedObligations: [String]
  /// Calls of the code that have no effect and are probably mistakes.
  public let futileCalls: [String]
  /// The ways in which the code hands work over that no check drives.
  public let undrivenWork: [String]
  /// A sentence for each callback that took more than five seconds (F104, F105).
  public let slowCallbacks: [String]
}

extension LifeRunner {
  /// The coverage so far.
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
        // An adapter can always receive the end of its time, but need not ask for time.
        plan.vocabulary.contains($0) && !received.contains($0) && $0 != .taskExpiration
      },
      callbacksUnknown: handled.filter { !plan.vocabulary.contains($0) },
      actionsNeverPerformed: world.actions.indices.filter {
        coverage.actions[$0] == 0 && !world.actions[$0].mayBeImpossible
      }.map { world.actions[$0].name },
      untestedObligations: world.obligations.indices.filter { !coverage.isTested[$0] }
        .map { world.obligations[$0].untestedWords } + eventualitiesNeverOwed,
      futileCalls: coverage.futileCalls.sorted(),
      undrivenWork: coverage.undriven.sorted().map { "the code uses \($0), which is not driven" },
      slowCallbacks: coverage.slowCallbacks.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        "\($0.name) took \($1.tenths) seconds; Apple allows about five (F104, F105)"
      })
  }
}

extension LifeRunner {
  /// A sentence for each untested eventuality: its condition was true at every moment.
  private var eventualitiesNeverOwed: [String] {
    world.eventualities.indices.filter {
      world.eventualities[$0].warnsIfUntested && !coverage.eventualitiesOwed.contains($0)
    }.map {
      "nothing put “\(world.eventualities[$0].statement)” to the test: it was never false"
    }
  }
}

// MARK: - Text and JSON

extension CheckCoverage {
  /// The coverage and its gaps in words.
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

  /// The callbacks and actions that no life reached, and about which the check says nothing.
  public var warnings: [String] {
    callbacksNeverReceived.map { "\($0.name) is implemented, but was never received" }
      + callbacksUnknown.map { "\($0.name) is implemented, but this model never sends it" }
      + actionsNeverPerformed.map { "the action “\($0)” was never possible" }
      + untestedObligations + futileCalls + undrivenWork + slowCallbacks
  }

  var json: OrderedJSON {
    .object([
      ("lives", .integer(lives)), ("steps", .integer(steps)),
      ("planStepsTaken", .integer(planStepsTaken)), ("planStepsInAll", .integer(planStepsInAll)),
      ("rulesNeverUsed", .strings(rulesNeverUsed)),
      ("callbacksNeverReceived", .strings(callbacksNeverReceived.map(\.name))),
      ("callbacksUnknown", .strings(callbacksUnknown.map(\.name))),
      ("actionsNeverPerformed", .strings(actionsNeverPerformed)),
      ("untestedObligations", .strings(untestedObligations)),
      ("futileCalls", .strings(futileCalls)), ("undrivenWork", .strings(undrivenWork)),
      ("slowCallbacks", .strings(slowCallbacks)),
    ])
  }
}

extension Duration {
  /// The seconds, to one decimal place.
  var tenths: String {
    let (seconds, attoseconds) = components
    return "\(seconds).\(attoseconds / 100_000_000_000_000_000)"
  }
}
