import LifecycleModels

/// Something that the code under test breaks, with a life that shows it.
public struct Finding: Hashable, Sendable {
  /// A short name of what is broken: the obligation's, or the duty's.
  public let id: String
  /// What must be so, in one sentence.
  public let statement: String
  /// Where it is said.
  public let citations: [Citation]
  /// What is wrong, in words; may be empty.
  public let detail: String
  /// The life that shows it; its last step is the one that breaks.
  public let trace: LifeTrace
  /// What is known of shorter lives.
  public let length: Length
  /// How it was found, in words.
  public let origin: String
  /// The number of lives that were lived to make the life short.
  public let evaluations: Int
  /// The second course of the same life, where the two differ.
  public let secondTrace: LifeTrace?

  /// What is known of lives that are shorter than a finding's.
  public enum Length: String, Hashable, Sendable {
    /// Every life with fewer choices was lived, and breaks nothing of this kind.
    case minimal
    /// No single choice can be left out.
    case oneMinimal = "1-minimal"
    /// It was not made short.
    case asFound = "as found"
  }
}
