import LifecycleModels

/// A statement about the life cycle in one of the five texts that the project began with, and what
/// became of it.
public struct SeedStatement: Hashable, Sendable {
  /// The text: S000 to S004.
  public let seed: String
  /// What the text says, in English, in one sentence.
  public let statement: String
  /// What became of it.
  public let treatment: Treatment

  /// What became of a statement.
  public enum Treatment: Hashable, Sendable {
    /// Some rules of a model are as the text says.
    case rules(model: String, names: [String])
    /// Some properties of a model say it; those that are beliefs refute it.
    case properties(model: String, ids: [String])
    /// No model says it, for this reason.
    case leftOut(String)
  }

  init(_ seed: String, _ statement: String, _ treatment: Treatment) {
    self.seed = seed
    self.statement = statement
    self.treatment = treatment
  }

  /// Every statement, text by text, in the order of the text.
  public static let all: [SeedStatement] =
    articleOnExecutionFlow + articleOnExecutionFlowThreads + articleOnUIApplication + guide
    + articleOnLaunching
    + guideInTranslation
}
