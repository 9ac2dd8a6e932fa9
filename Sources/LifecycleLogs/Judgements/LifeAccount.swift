import LifecycleModels
import Reporting

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
