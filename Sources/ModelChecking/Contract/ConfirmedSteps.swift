import Synchronization

/// The steps of a search’s traces that a monitor has taken again and found to be right.
///
/// The shortest traces of one graph begin with the same steps: those to a state are always the same.
/// They form a tree, so a step is known by the place of the steps before it, and by its action. A
/// monitor that has followed a trace need not follow it again as the beginning of another one.
final class ConfirmedSteps<Machine: StateMachine>: Sendable {
  /// Where a trace that was followed has come to.
  typealias Place = Int

  private struct Key: Hashable {
    let place: Place
    let action: Machine.Action
  }

  private struct Tree {
    var places: [Key: Place] = [:]
    /// The states at the places behind steps, as the machine made them.
    var states: [Machine.State] = []
  }

  private let tree = Mutex(Tree())

  /// The place of the initial state with a number, before any step.
  func place(ofStart number: Int) -> Place { -1 - number }

  /// The step with an action that was confirmed after a place, if it leads to a state.
  func step(
    with action: Machine.Action, to target: Machine.State, after place: Place?
  ) -> (place: Place, target: Machine.State)? {
    guard let place else { return nil }
    return tree.withLock { tree in
      guard let next = tree.places[Key(place: place, action: action)],
        tree.states[next] == target
      else { return nil }
      return (next, tree.states[next])
    }
  }

  /// Keeps a step that was confirmed; returns the place behind it.
  func add(_ action: Machine.Action, to target: Machine.State, after place: Place?) -> Place? {
    guard let place else { return nil }
    return tree.withLock { tree in
      tree.places[Key(place: place, action: action)] = tree.states.count
      tree.states.append(target)
      return tree.states.count - 1
    }
  }
}
