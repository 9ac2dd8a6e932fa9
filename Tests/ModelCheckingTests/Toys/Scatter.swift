import ModelChecking

/// A large graph without a pattern: each state leads to a few others that a hash chooses; some states
/// lead nowhere, some to themselves.
struct Scatter: StateMachine {
  let count: Int
  let ways: Int
  let initialStates: [Int]

  init(count: Int, ways: Int, initialStates: [Int] = [0]) {
    (self.count, self.ways, self.initialStates) = (count, ways, initialStates)
  }

  func actions(in state: Int) -> [Int] {
    state % 17 == 5 ? [] : Array(0..<ways)
  }

  func successor(of state: Int, taking way: Int) -> Int {
    if state % 23 == 7 && way == 0 { return state }
    return Int(UInt64(state * ways + way).scrambled % UInt64(count))
  }
}
