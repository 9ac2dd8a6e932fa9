import LifecycleModels

/// What a model says of one recorded log.
public struct Judgement: Hashable, Sendable {
  /// The name of the log.
  public let log: String
  /// The model that judged it.
  public let model: String
  /// The profile of that model.
  public let profile: Profile
  /// The most scenes that the app of that model has; 0 in a model without scenes.
  public let sceneCount: Int
  /// Whether some life cycle explains the log.
  public let verdict: Verdict
  /// The first 20 entries that no life cycle explains; after each the log is read on as if the entry
  /// were not there, or as if the recording began with it.
  public internal(set) var unexplained: [UnexplainedEntry] = []
  /// How many entries no life cycle explains, those beyond ``breaks`` included.
  public internal(set) var unexplainedCount = 0
  /// The nearest log that the model explains, where it was found within the bound on edits.
  public internal(set) var nearest: NearestLog?
  /// What an accepted log shows: what every life that explains it has.
  public internal(set) var evidence: [Evidence] = []
  /// The most plausible life that explains an accepted log, for each app in it; empty unless asked
  /// for.
  public var accounts: [LifeAccount] = []
  /// The models that do explain a rejected log, and the points that decide; empty unless asked for.
  public var alternatives: [AlternativeModel] = []
  /// The judgement in a sentence or two.
  public internal(set) var explanation: String
  /// The kind of that model; nil for a model that is not one of this package.
  let kind: ModelKind?
  /// Whether a model with more scenes may have more to say.
  var needsMoreScenes = false

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

extension Judgement {
  /// The position of the first entry that no life cycle explains.
  public var position: Int? { unexplained.first?.position }
  /// The canonical name of that entry.
  public var callback: String? { unexplained.first?.callback }
  /// What could have come there instead, as canonical names in alphabetical order.
  public var possible: [String] { unexplained.first?.possible.map(\.callback) ?? [] }
  /// The execution states in which the app could have been there.
  public var states: [String] { unexplained.first?.states ?? [] }
  /// What every explanation of an accepted log needs beyond the ordinary, in words with sources.
  public var requirements: [String] { evidence.filter(\.isUnusual).map(\.text) }
}

/// An entry of a log that no life cycle explains.
public struct UnexplainedEntry: Hashable, Sendable {
  /// The position of the entry in its log.
  public let position: Int
  /// Its line in the file, where the format has lines.
  public let line: Int?
  /// Its canonical name.
  public let callback: String
  /// The execution states in which the app could have been before it.
  public let states: [String]
  /// What could have come there instead, in alphabetical order.
  public let possible: [PossibleCallback]
  /// The fewest callbacks that would have had to come before it to make it possible, if that is so in
  /// the same process in the same process, else after a death; empty where no six callbacks do, and
  /// for all unexplained but the first.
  public let missing: [String]
  /// What is wrong, in a sentence or two.
  public let explanation: String
}

/// A callback that could have come at some place of a log.
public struct PossibleCallback: Hashable, Sendable {
  /// Its canonical name; where the log names scenes, with the name of its scene.
  public let callback: String
  /// The labels of the facts that say when it comes.
  public let sources: [String]
}

/// Something that an accepted log shows.
public struct Evidence: Hashable, Sendable {
  /// What happened, as a clause: “the process was launched in the background”.
  public let statement: String
  /// The labels of the facts that say that it can happen.
  public let sources: [String]
  /// The position of the entry by which it had happened at the latest.
  public let position: Int
  /// Whether it is beyond the ordinary.
  public let isUnusual: Bool

  /// The statement with its sources.
  public var text: String {
    sources.isEmpty ? statement : "\(statement) (\(sources.joined(separator: ", ")))"
  }
}

/// Another model that explains a log which was rejected.
public struct AlternativeModel: Hashable, Sendable {
  /// The name of the model.
  public let model: String
  /// The profile of the model.
  public let profile: Profile
  /// The most scenes that its app has; 0 in a model without scenes.
  public let sceneCount: Int
  /// The disputed points that decide: without any of them the log is rejected. Empty where the model
  /// explains the log as it is.
  public let deciding: [Dispute]
  /// The callbacks that the recorder must not have recorded, although it is taken to; in
  /// alphabetical order of their names. Empty where that makes no difference.
  public let unrecorded: [Callback]
}
