/// A named condition on states.
public struct StatePredicate<Machine: StateMachine>: Sendable {
  /// The condition in words.
  public let name: String
  @usableFromInline let test: @Sendable (Machine.State) -> Bool

  /// Creates a condition from its words and its test.
  public init(_ name: String, _ test: @escaping @Sendable (Machine.State) -> Bool) {
    self.name = name
    self.test = test
  }

  /// Whether the condition holds in a state.
  public func holds(in state: Machine.State) -> Bool { test(state) }
}
