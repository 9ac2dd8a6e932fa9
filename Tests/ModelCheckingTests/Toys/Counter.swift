import ModelChecking

/// Counts up from zero; its limit is the one terminal state.
struct Counter: StateMachine {
  let limit: Int
  let initialStates = [0]

  func actions(in state: Int) -> [String] { state < limit ? ["increment"] : [] }

  func successor(of state: Int, taking action: String) -> Int { state + 1 }
}
