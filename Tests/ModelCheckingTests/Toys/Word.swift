import ModelChecking

/// A machine with exactly one trace: the steps of a word, one after the other.
///
/// A step is written as the letters of all the conditions that it satisfies.
struct Word: StateMachine {
  let steps: [String]
  let initialStates = [0]

  func actions(in position: Int) -> [String] {
    position < steps.count ? [steps[position]] : []
  }

  func successor(of position: Int, taking action: String) -> Int { position + 1 }
}
