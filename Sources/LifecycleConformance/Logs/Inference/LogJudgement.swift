import LifecycleModels

/// What a model says of one recorded log.
public struct LogJudgement: Hashable, Sendable {
  /// The name of the log.
  public let log: String
  /// The model that judged it.
  public let model: String
  /// The profile of that model.
  public let profile: Profile
  /// Whether some life cycle explains the log.
  public let verdict: Verdict
  /// The position of the first entry that no life cycle explains.
  public let position: Int?
  /// The canonical name of that entry.
  public let callback: String?
  /// What could have come there instead, as canonical names in alphabetical order.
  public let possible: [String]
  /// The execution states in which the app could have been there.
  public let states: [String]
  /// The nearest log that the model explains, where it was found within the bound on edits.
  public let nearest: NearestLog?
  /// What every explanation of an accepted log needs beyond the ordinary, in words with sources.
  public let requirements: [String]
  /// The judgement in a sentence or two.
  public let explanation: String

  /// The verdicts on a log.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Some life cycle of the model explains every entry.
    case accepted
    /// No life cycle of the model explains the entry at the position.
    case rejected
    /// The model does not speak of this kind of log.
    case undecided
  }
}

/// A legal log, and how many edits lead to it.
public struct NearestLog: Hashable, Sendable {
  /// The least number of entries to insert, delete or swap with their neighbour.
  public let edits: Int
  /// The legal log, as canonical names.
  public let log: [String]
}
