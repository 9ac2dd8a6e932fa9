import ModelChecking

/// A machine written as a list of labelled transitions; a label occurs once in each source.
struct Graph: StateMachine {
  let initialStates: [Int]
  private let transitions: [(source: Int, label: String, target: Int)]

  init(from initialStates: [Int] = [0], _ transitions: [(Int, String, Int)]) {
    self.initialStates = initialStates
    self.transitions = transitions
  }

  func actions(in state: Int) -> [String] {
    transitions.filter { $0.source == state }.map(\.label)
  }

  func successor(of state: Int, taking action: String) -> Int {
    transitions.first { $0.source == state && $0.label == action }?.target ?? state
  }
}
