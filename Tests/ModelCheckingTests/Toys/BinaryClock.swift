import ModelChecking

/// A clock that shows 0 and 1 in turn and may start with either.
struct BinaryClock: StateMachine {
  let initialStates = [0, 1]

  func actions(in state: Int) -> [String] { ["tick"] }

  func successor(of state: Int, taking action: String) -> Int { 1 - state }
}
