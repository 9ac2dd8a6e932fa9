/// A machine whose actions change a state where it is, instead of making a new one.
///
/// `check` is faster then if states are arrays of at most 15 elements of one byte: it uses the same
/// storage for all targets, also where the compiler cannot see that a successor needs no new array.
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
