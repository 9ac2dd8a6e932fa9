import ModelChecking

/// What every model's state has: how it is told, drawn, stored and broken.
public protocol ModelState: Hashable, Sendable {
  /// How a search stores the states; as they are, unless a model says otherwise.
  associatedtype Encoding: StateEncoding = PlainEncoding<Self> where Encoding.State == Self

  /// The state in a few words.
  var summary: String { get }
  /// The same, with what is still to be delivered only counted.
  var brief: String { get }
  /// Where the state belongs in the model's overview.
  var stage: Stage { get }
  /// What the overview adds to the name of a stage that has this state, for example “or prewarmed”.
  var stageRemark: String? { get }
  /// Whether the last event has had all its consequences, so that the next one can happen.
  var isQuiet: Bool { get }
  /// The ways in which the effect of a rule could be wrong: what mutants of it do.
  static func faults(of rule: Rule<Self>) -> [EffectFault<Self>]
}

extension ModelState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var brief: String { summary }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var stageRemark: String? { nil }
}

/// A part of a model's overview, to which many states belong.
public struct Stage: Hashable, Sendable {
  /// Where the stage stands among the others of its model.
  public let position: Int
  /// The stage in words.
  public let name: String
  /// How it is drawn.
  public let tone: Tone

  /// What a stage has in common with stages of other models.
  public enum Tone: Hashable, Sendable {
    /// There is nothing yet, or nothing any more.
    case absent
    /// In memory, executing nothing.
    case frozen
    /// Executing, off screen.
    case running
    /// On screen.
    case foreground
  }

  /// Creates a stage.
  public init(_ position: Int, _ name: String, _ tone: Tone) {
    self.position = position
    self.name = name
    self.tone = tone
  }
}

/// A way in which the effect of a rule can be wrong.
public struct EffectFault<State: ModelState>: Sendable {
  /// What is wrong, in words.
  public let name: String
  /// The state that the faulty rule leads to, made of the one before and the right one after.
  public let target: @Sendable (_ source: State, _ target: State) -> State

  /// Creates a fault.
  public init(_ name: String, _ target: @escaping @Sendable (State, State) -> State) {
    self.name = name
    self.target = target
  }
}
