import LifecycleModels
import ModelChecking

/// A life as `drive` writes it: without the callbacks that the delegate does not implement, and with the
/// actions of the delegate's user, which no model knows.
struct DrivenLife<M: Model> {
  private let machine: RuleMachine<M.State>
  private let wanted: [RuleMachine<M.State>.Action]

  /// Reads the names of a life; those that are no rules of the model are left out.
  init(_ names: [String], of model: M) {
    machine = model.machine
    wanted = names.compactMap(machine.action)
  }

  /// A state, and how many of the wanted actions have led to it.
  private struct Place: Hashable {
    let state: M.State
    let taken: Int
  }

  /// The shortest trace from one of some states that takes the actions in order, with callbacks between
  /// them; nil if there is none.
  /// - Complexity: O(*n* · *d*) for *n* actions, each with at most *d* states that deliveries lead to.
  func trace(from states: [M.State]) -> Trace<RuleMachine<M.State>>? {
    var origins: [Place: (place: Place, action: RuleMachine<M.State>.Action)] = [:]
    var frontier = states.map { Place(state: $0, taken: 0) }
    var known = Set(frontier)
    var index = 0
    while index < frontier.count {
      let place = frontier[index]
      index += 1
      if place.taken == wanted.count { return trace(to: place, origins) }
      for action in machine.actions(in: place.state) {
        let isWanted = action == wanted[place.taken]
        guard isWanted || machine.rule(of: action).kind == .delivery else { continue }
        let next = Place(
          state: machine.successor(of: place.state, taking: action),
          taken: place.taken + (isWanted ? 1 : 0))
        guard known.insert(next).inserted else { continue }
        origins[next] = (place, action)
        frontier.append(next)
      }
    }
    return nil
  }

  private func trace(
    to end: Place, _ origins: [Place: (place: Place, action: RuleMachine<M.State>.Action)]
  ) -> Trace<RuleMachine<M.State>> {
    var steps: [(action: RuleMachine<M.State>.Action, target: M.State)] = []
    var place = end
    while let origin = origins[place] {
      steps.append((origin.action, place.state))
      place = origin.place
    }
    var trace = Trace<RuleMachine<M.State>>(from: place.state)
    for step in steps.reversed() { trace.take(step.action, to: step.target) }
    return trace
  }
}
