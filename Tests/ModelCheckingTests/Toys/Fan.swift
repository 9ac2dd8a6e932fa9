import ModelChecking

/// One state with a great many ways out: to as many states, or to few of them again and again.
struct Fan: StateMachine {
  let ways: Int
  let targets: Int
  let initialStates = [0]

  func actions(in state: Int) -> [Int] { state == 0 ? Array(0..<ways) : [] }

  func successor(of state: Int, taking way: Int) -> Int { 1 + way % targets }
}
