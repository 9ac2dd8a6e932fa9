/// One transition: a source, the action taken there, and the target.
public struct Step<Machine: StateMachine>: Hashable, Sendable {
  /// The state before.
  public let source: Machine.State
  /// What happened.
  public let action: Machine.Action
  /// The state after.
  public let target: Machine.State

  /// Creates a step from its parts.
  public init(source: Machine.State, action: Machine.Action, target: Machine.State) {
    self.source = source
    self.action = action
    self.target = target
  }
}
