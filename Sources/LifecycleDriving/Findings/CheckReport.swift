import LifecycleModels

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
  /// What a reader has to know of how the report came about.
  public let remarks: [String]

  /// Whether nothing is broken and every life was lived.
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
    /// Nothing was found, and something was not looked at.
    case undecided
  }
}

/// How far a strategy has come.
public struct StrategyExtent: Hashable, Sendable {
  /// The strategy in words.
  public let strategy: String
  /// Whether every state was reached.
  public let isComplete: Bool
  /// Every life of up to so many choices was lived; nil where that says nothing.
  public let depth: Int?
  /// The lives that it has lived.
  public let lives: Int
}
