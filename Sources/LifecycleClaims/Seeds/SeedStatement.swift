import LifecycleModels

/// A statement about the life cycle in one of the five texts that the project began with, and what
/// became of it.
public struct SeedStatement: Hashable, Sendable {
  /// The text: S000 to S004.
  public let seed: String
  /// What the text says, in one English sentence.
  public let statement: String
  /// What became of it.
  public let treatment: Treatment

  /// What became of a statement.
  public enum Treatment: Hashable, Sendable {
    /// Some rules of a model agree with it.
    case rules(of: ModelKind, names: [String])
    /// Some properties of a model state it; properties that are beliefs refute it.
    case properties(of: ModelKind, ids: [String])
    /// Some rules of a model allow what it excludes.
    case contraryRules(of: ModelKind, names: [String])
    /// Some properties of a model say the contrary, and are no beliefs.
    case contraryProperties(of: ModelKind, ids: [String])
    /// No model has what it speaks of. The facts with these numbers agree with it, or refute it.
    case facts([Int], verdict: Verdict)
    /// No model states it, for this reason.
    case leftOut(String)
  }

  /// Whether a statement is right.
  public enum Verdict: Hashable, Sendable {
    /// What it says is so.
    case holds
    /// What it says is not so, or not in general.
    case refuted
  }

  /// What a text says, and what became of it.
  typealias Line = (statement: String, treatment: Treatment)

  /// The statements of a text, in its order.
  static func statements(of seed: String, _ lines: [Line]) -> [SeedStatement] {
    lines.map { SeedStatement(seed: seed, statement: $0.statement, treatment: $0.treatment) }
  }

  /// Every statement, in the order of the texts.
  public static let all: [SeedStatement] =
    articleOnExecutionFlow + articleOnExecutionFlowThreads + articleOnUIApplication + guide
    + articleOnLaunching
    + guideInTranslation
}

extension SeedStatement {
  /// Whether the statement is right, as far as a model or the facts can tell.
  ///
  /// - Parameter isBelief: Whether a property of a model is a belief, which is violated.
  /// - Returns: The verdict, or nil if neither a model nor a fact decides it.
  public func verdict(isBelief: (ModelKind, String) -> Bool) -> Verdict? {
    switch treatment {
    case .rules: .holds
    case .properties(let model, let ids):
      ids.contains { isBelief(model, $0) } ? .refuted : .holds
    case .contraryRules, .contraryProperties: .refuted
    case .facts(_, let verdict): verdict
    case .leftOut: nil
    }
  }
}

extension SeedStatement.Treatment {
  /// Some properties of the app model state it.
  static func app(_ ids: String...) -> Self { .properties(of: .app, ids: ids) }

  /// Some rules of the app model agree with it.
  static func appRules(_ names: String...) -> Self { .rules(of: .app, names: names) }

  /// Some properties of the launch model state it.
  static func launch(_ ids: String...) -> Self { .properties(of: .launch, ids: ids) }

  /// Some rules of the launch model agree with it.
  static func launchRules(_ names: String...) -> Self { .rules(of: .launch, names: names) }

  /// Some properties of the run-loop model state it.
  static func runLoop(_ ids: String...) -> Self { .properties(of: .runLoop, ids: ids) }

  /// The launch model allows what it excludes.
  static func contraryLaunchRules(_ names: String...) -> Self {
    .contraryRules(of: .launch, names: names)
  }

  /// Some properties of the launch model say the contrary.
  static func contraryLaunch(_ ids: String...) -> Self {
    .contraryProperties(of: .launch, ids: ids)
  }

  /// Some properties of the app model say the contrary.
  static func contraryApp(_ ids: String...) -> Self { .contraryProperties(of: .app, ids: ids) }

  /// Some rules of the run-loop model agree with it.
  static func runLoopRules(_ names: String...) -> Self { .rules(of: .runLoop, names: names) }
}
