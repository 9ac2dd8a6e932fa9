/// A machine that can describe its states and actions in words, for traces and diagrams.
public protocol DescribedMachine: StateMachine {
  /// A short description of a state; different states may share one.
  func describe(_ state: State) -> String

  /// The name and the nature of an action; different actions have different names.
  func describe(_ action: Action) -> ActionDescription
}

/// How an action is shown.
public struct ActionDescription: Hashable, Sendable {
  /// The name, unique in its machine and fit for a command line.
  public let name: String
  /// Who brings the action about, for example `user` or `system`.
  public let initiator: String
  /// What is delivered to the code under test, or nil for a silent action.
  public let callback: String?
  /// Whether the action ends the process without a callback.
  public let isKill: Bool

  /// Creates a description.
  public init(name: String, initiator: String, callback: String?, isKill: Bool = false) {
    self.name = name
    self.initiator = initiator
    self.callback = callback
    self.isKill = isKill
  }
}
