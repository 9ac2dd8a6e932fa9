/// A machine whose actions change a state where it is, instead of making a new one.
///
/// That is faster if a state has storage of its own, such as an array: a search leads from one known
/// state to another far more often than to a new one, and can use the same storage again.
///
/// ```swift
/// struct Lamps: InPlaceMachine {
///   let initialStates = [[false, false, false]]
///   func actions(in state: [Bool]) -> [Int] { Array(state.indices) }
///   func apply(_ lamp: Int, to state: inout [Bool]) { state[lamp].toggle() }
/// }
/// ```
public protocol InPlaceMachine: StateMachine {
  /// Turns a state into the one that an enabled action leads to.
  ///
  /// The result must depend on nothing but the state and the action, and is unspecified where the
  /// action is not enabled.
  func apply(_ action: Action, to state: inout State)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension InPlaceMachine {
  @inlinable public func successor(of state: State, taking action: Action) -> State {
    var state = state
    apply(action, to: &state)
    return state
  }

  @inlinable public func advance(_ state: inout State, taking action: Action) {
    apply(action, to: &state)
  }
}
