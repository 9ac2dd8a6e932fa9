import ModelChecking

/// The states that lives have reached, as a machine whose runs can be judged.
///
/// What no life has tried leads to a place where every condition is true for ever, so a run that breaks
/// an eventuality keeps to what was lived.
struct ReachedStatesMachine: StateMachine {
  enum Place: Hashable {
    /// A state of the graph, by its number.
    case state(Int)
    /// Nothing is known of what follows.
    case beyond
  }

  struct Action: Hashable {
    /// What is chosen; nil beyond what is known.
    let choice: Choice?
    let marks: ChoiceMarks
  }

  private let steps: [[(action: Action, target: Place)]]
  private let beyond: Action

  /// - Parameters:
  ///   - graph: What lives have reached.
  ///   - eventualities: How many eventualities the world has.
  init(_ graph: LifeGraph, eventualities: Int) {
    let unknown = ChoiceMarks(wasActive: true, fulfilled: Set(0..<eventualities))
    beyond = Action(choice: nil, marks: unknown)
    steps = graph.steps.map { steps in
      steps.map { step in
        guard case .state(let target) = step.target else {
          return (Action(choice: step.choice, marks: unknown), .beyond)
        }
        return (Action(choice: step.choice, marks: step.marks), .state(target))
      }
    }
  }

  var initialStates: [Place] { steps.isEmpty ? [] : [.state(0)] }

  func actions(in place: Place) -> [Action] {
    switch place {
    case .state(let number): steps[number].map(\.action)
    case .beyond: [beyond]
    }
  }

  func successor(of place: Place, taking action: Action) -> Place {
    guard case .state(let number) = place else { return .beyond }
    return steps[number].first { $0.action == action }?.target ?? .beyond
  }
}
