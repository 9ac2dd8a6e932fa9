import LifecycleModels
import Reporting

/// What a check of a world has found.
public struct CheckReport: Sendable {
  /// The model and its profile, for example “app, profile observed”.
  public let model: String
  /// What is broken, in the order in which it was found.
  public let findings: [Finding]
  /// The obligations that were watched, by their short names.
  public let watched: [String]
  /// What the lives have covered.
  public let coverage: CheckCoverage
  /// How far each strategy has come.
  public let extents: [StrategyExtent]
  /// What a reader has to know about the run itself.
  public let remarks: [String]

  /// Whether nothing is broken in any life.
  public var verdict: Verdict {
    if !findings.isEmpty { return .violated }
    return extents.contains(where: \.isComplete) ? .holds : .undecided
  }

  /// The three verdicts.
  public enum Verdict: String, Hashable, Sendable {
    /// Every state that the fingerprint tells apart was reached, and nothing is broken there.
    case holds
    /// Something is broken.
    case violated
    /// Nothing was found, but not every state was reached.
    case undecided
  }
}

/// How far a strategy has come.
public struct StrategyExtent: Hashable, Sendable {
  /// The strategy in words.
  public let strategy: String
  /// Whether every state was reached.
  public let isComplete: Bool
  /// The number of choices up to which every life was run; nil where the strategy gives no such bound.
  public let depth: Int?
  /// The number of lives.
  public let lives: Int

  /// How far the strategy has come, in words.
  public var words: String {
    let counts = lives.counted("life", "lives")
    if isComplete { return "\(strategy): \(counts), complete" }
    guard let depth else { return "\(strategy): \(counts)" }
    return "\(strategy): \(counts); complete up to \(depth.counted("choice"))"
  }

  fileprivate var json: OrderedJSON {
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

  /// What fails no test but should be known: what was not checked.
  public var warnings: [String] {
    // A check that has found something ended early, so what it has not reached means nothing.
    var warnings = (findings.isEmpty ? coverage.warnings : []) + remarks
    if verdict == .undecided {
      warnings.insert(
        "\(headline) (\(extents.map(\.words).joined(separator: "; ")))", at: 0)
    }
    return warnings
  }

  /// Every finding, then what was covered and what was not.
  public var text: String { text { ".replay(\($0.swift))" } }

  /// The report as text.
  ///
  /// - Parameter again: The words that run a life again.
  /// - Returns: Every finding, then what was covered and what was not.
  public func text(again: (LifeTrace) -> String) -> String {
    var text = findings.map { "✗ " + $0.text(model: model, again: again) + "\n" }.joined()
    text += "\(headline)\n"
    for extent in extents { text += "  \(extent.words)\n" }
    for remark in remarks { text += "  \(remark)\n" }
    return text + coverage.text
  }

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
