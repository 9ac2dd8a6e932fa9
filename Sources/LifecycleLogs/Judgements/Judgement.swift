import LifecycleModels
import Reporting

/// The result of judging one recorded log by a model.
public struct Judgement: Hashable, Sendable {
  /// The name of the log.
  public let log: String
  /// The model that judged it.
  public let model: String
  /// The profile of that model.
  public let profile: Profile
  /// The most scenes that the app of that model has; 0 in a model without scenes.
  public let sceneCount: Int
  /// The systems that the model is about; nil for all that it can be about.
  public let systems: SystemVersions?
  /// Whether some life cycle explains the log.
  public let verdict: Verdict
  /// The first 20 entries that no life cycle explains.
  ///
  /// Reading continues after each as if the entry were missing, or the recording began with it.
  public internal(set) var unexplained: [UnexplainedEntry] = []
  /// How many entries no life cycle explains, including those beyond ``unexplained``.
  public internal(set) var unexplainedCount = 0
  /// The nearest log that the model explains, if one was found within the limit on edits.
  public internal(set) var nearest: NearestLog?
  /// The entries of a rejected log around the first one that no life cycle explains, in order: at most
  /// twenty on either side, all of the same process or its successors.
  public internal(set) var surroundings: [LogNeighbour] = []
  /// What an accepted log shows: what all lives that explain it have in common.
  public internal(set) var evidence: [Evidence] = []
  /// The most plausible life that explains an accepted log, for each app in it; empty unless
  /// requested.
  public var accounts: [LifeAccount] = []
  /// The models that explain a rejected log, with the decisive points; empty unless requested.
  public var alternatives: [AlternativeModel] = []
  /// The judgement in a sentence or two.
  public internal(set) var explanation: String
  /// The kind of that model; nil for a model that is not one of this package.
  let kind: ModelKind?
  /// What happened, as the heading of the log says; nil if it says nothing that is understood.
  public let scenario: Scenario?
  /// The first 100 marks of the log: what the user or the system did between its entries.
  public let marks: [LogEntry]
  /// How many marks the log has.
  public let markCount: Int
  /// The first 100 ends of processes that lines of the system tell.
  public internal(set) var exits: [SystemExit] = []
  /// How many ends of processes lines of the system tell.
  public internal(set) var exitCount = 0
  /// Whether the log names no more than two callbacks, so that its recorder may record only these; a
  /// claim says that nothing else comes.
  public internal(set) var namesFewCallbacks = false
  /// How the entries were read; nil if the model alone judged them.
  var reading: EntryReading?
  /// Whether a model with more scenes may reach a definite judgement.
  var needsMoreScenes = false

  /// The verdicts on a log.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Some life cycle of the model explains every entry.
    case accepted
    /// No life cycle of the model explains the entry at the position.
    case rejected
    /// The model does not cover this kind of log.
    case undecided
  }
}

extension Judgement {
  /// The position of the first entry that no life cycle explains.
  public var position: Int? { unexplained.first?.position }
  /// The canonical name of that entry.
  public var callback: String? { unexplained.first?.callback }
  /// The callbacks that could have come instead, as canonical names in alphabetical order.
  public var possible: [String] { unexplained.first?.possible.map(\.callback) ?? [] }
  /// The execution states in which the app could have been there.
  public var states: [String] { unexplained.first?.states ?? [] }
  /// The unusual things that every explanation of an accepted log needs, in words with sources.
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
  /// The callbacks that could have come instead, in alphabetical order.
  public let possible: [PossibleCallback]
  /// The fewest callbacks that must come before it to make it possible.
  ///
  /// They come in the same process if that is possible, else after a death. The list is empty if
  /// six callbacks do not suffice, and for all unexplained entries but the first.
  public let missing: [String]
  /// What is wrong, in a sentence or two.
  public let explanation: String
}

/// An entry of a log near one that no life cycle explains.
public struct LogNeighbour: Hashable, Sendable {
  /// Its canonical name, with the scene if the log names it.
  public let name: String
  /// Its position in the log.
  public let position: Int
}

/// A callback that could have come at some position of a log.
public struct PossibleCallback: Hashable, Sendable {
  /// Its canonical name, with the name of its scene if the log names scenes.
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
  /// The position of the entry before which it must have happened.
  public let position: Int
  /// Whether it is unusual.
  public let isUnusual: Bool

  /// The statement with its sources.
  public var text: String {
    sources.isEmpty ? statement : "\(statement) (\(sources.joined(separator: ", ")))"
  }
}

/// Another model that explains a rejected log.
public struct AlternativeModel: Hashable, Sendable {
  /// The name of the model.
  public let model: String
  /// The profile of the model.
  public let profile: Profile
  /// The most scenes that its app has; 0 in a model without scenes.
  public let sceneCount: Int
  /// The systems on which the log is explained, if they are others than those of the judgement; nil
  /// if they are all that the model can be about.
  public let systems: SystemVersions?
  /// The decisive disputed points: without any one of them the log is rejected. Empty if the model
  /// explains the log as it is.
  public let deciding: [Dispute]
  /// The callbacks that the recorder must have omitted, in alphabetical order of their names.
  ///
  /// The judgement assumed that it records them. Empty if this makes no difference.
  public let unrecorded: [Callback]
  /// Whether the model explains the log only if its scenario is left aside.
  public var ignoresScenario = false
}

/// The most plausible life that a log can be a record of, step by step.
///
/// Each scene that the log names is first matched with a scene of the model, with as few new scene
/// objects as possible.
public struct LifeAccount: Hashable, Sendable {
  /// The whole life, from an initial state on.
  public let life: TraceReport
  /// For each step, the position of the entry that shows it; nil if the recorder did not see it.
  public let positions: [Int?]
  /// How many steps came before the first entry, most of them before the recording.
  public let prologue: Int
  /// The model whose life this is.
  public let model: String
  /// The profile of the model.
  public let profile: Profile
  /// The most scenes that the app of the model has; 0 in a model without scenes.
  public let sceneCount: Int

  /// The steps that no entry shows, after the first entry.
  public var silentSteps: [StepReport] {
    zip(life.steps, positions).dropFirst(prologue).filter { $1 == nil }.map(\.0)
  }
}
