import ModelChecking

/// DiningPhilosophers.tla of the TLA⁺ examples: the solution of Chandy and Misra, where forks are
/// handed over. One action of a philosopher is one label of the PlusCal text.
struct DiningPhilosophers: StateMachine {
  enum Label { case loop, eat, think }

  struct Fork: Hashable { var holder: Int, isClean = false }

  struct State: Hashable {
    /// Fork number i lies to the left of philosopher i.
    var forks: [Fork]
    var labels: [Label]
    var isHungry: [Bool]
  }

  let philosophers: Int

  var initialStates: [State] {
    let forks = (0..<philosophers).map { Fork(holder: $0 == 1 ? 0 : $0) }
    let labels = Array(repeating: Label.loop, count: philosophers)
    return [
      State(
        forks: forks, labels: labels, isHungry: Array(repeating: true, count: philosophers))
    ]
  }

  func actions(in state: State) -> [Int] { Array(0..<philosophers) }

  func successor(of state: State, taking philosopher: Int) -> State {
    var next = state
    switch state.labels[philosopher] {
    case .loop: loop(philosopher, in: state, to: &next)
    case .think: (next.isHungry[philosopher], next.labels[philosopher]) = (true, .loop)
    case .eat:
      (next.isHungry[philosopher], next.labels[philosopher]) = (false, .loop)
      for fork in forks(of: philosopher) { next.forks[fork].isClean = false }
    }
    return next
  }

  /// Hands a dirty fork to the neighbour; whether it can eat is decided before that.
  private func loop(_ philosopher: Int, in state: State, to next: inout State) {
    let forks = forks(of: philosopher)
    let held = forks.map { state.forks[$0].holder == philosopher }
    if held[0] && !state.forks[forks[0]].isClean {
      let neighbour = (philosopher + philosophers - 1) % philosophers
      next.forks[forks[0]] = Fork(holder: neighbour, isClean: true)
    } else if held[1] && !state.forks[forks[1]].isClean {
      next.forks[forks[1]] = Fork(holder: (philosopher + 1) % philosophers, isClean: true)
    }
    let canEat = held == [true, true] && forks.allSatisfy { state.forks[$0].isClean }
    next.labels[philosopher] = !state.isHungry[philosopher] ? .think : canEat ? .eat : .loop
  }

  private func forks(of philosopher: Int) -> [Int] {
    [philosopher, (philosopher + 1) % philosophers]
  }
}
