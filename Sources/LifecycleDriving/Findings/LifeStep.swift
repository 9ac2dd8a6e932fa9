import LifecycleModels
import ModelChecking

/// A step of a life in words.
public struct LifeStep: Hashable, Sendable {
  /// What happens.
  public let action: ActionDescription
  /// Whether it is a choice; otherwise it follows from what happened before.
  public let isChoice: Bool
  /// Whether the code under test handles the callback, if one is delivered.
  public let isHandled: Bool
  /// How the process runs afterwards.
  public let state: ExecutionState
  /// What the test shows of the world, if it shows anything.
  public let remark: String?
  /// The rules of the model that happened; none for what the world does.
  public let rules: [String]
}

extension LifeStep {
  /// The state in words, with what the test shows.
  public var stateWords: String {
    state.name + (remark.map { $0.isEmpty ? "" : ", " + $0 } ?? "")
  }
}
