import ModelChecking

/// A small graph drawn from a seed, with loops, parallel transitions, dead ends and islands.
struct RandomGraph: StateMachine {
  struct Transition: Hashable {
    let number: Int, source: Int, target: Int
    /// The letters of the conditions that this step satisfies, as in ``MarkedWord``.
    let letters: String
  }

  let initialStates: [Int]
  let transitions: [Transition]
  /// What each transition costs, by its number; nothing if the list is empty.
  var costs: [Int] = []

  /// Draws a graph of at most so many states, each with at most so many ways out.
  init(seed: UInt64, states: Int, outgoingTransitions: Int, letters: [String] = [""]) {
    var generator = SeededGenerator(seed: seed)
    let count = 1 + generator.next(below: states)
    initialStates = (0...generator.next(below: 2)).map { _ in generator.next(below: count) }
    var transitions: [Transition] = []
    for source in 0..<count {
      for _ in 0..<generator.next(below: outgoingTransitions + 1) {
        transitions.append(
          Transition(
            number: transitions.count, source: source, target: generator.next(below: count),
            letters: letters[generator.next(below: letters.count)]))
      }
    }
    self.transitions = transitions
  }

  /// A graph with exactly one trace, whose steps have these letters.
  init(chain: [String]) {
    initialStates = [0]
    transitions = chain.indices.map { index in
      Transition(number: index, source: index, target: index + 1, letters: chain[index])
    }
  }

  func actions(in state: Int) -> [Transition] { transitions.filter { $0.source == state } }

  func successor(of state: Int, taking action: Transition) -> Int { action.target }

  func cost(of action: Transition) -> Int { costs.isEmpty ? 0 : costs[action.number] }

  func cost(ofBeginningIn state: Int) -> Int { costs.isEmpty ? 0 : costs[state % costs.count] }
}

extension StateMachine {
  /// Whether a trace begins where this machine does, and takes only steps of this machine.
  func hasTrace(_ trace: Trace<Self>) -> Bool {
    initialStates.contains(trace.initialState)
      && trace.steps.allSatisfy { step in
        actions(in: step.source).contains(step.action)
          && successor(of: step.source, taking: step.action) == step.target
      }
      && zip(trace.steps, trace.steps.dropFirst()).allSatisfy { $0.target == $1.source }
  }
}
