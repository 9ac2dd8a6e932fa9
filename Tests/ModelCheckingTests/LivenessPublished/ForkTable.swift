import ModelChecking

/// Dijkstra’s dining philosophers, who take one fork and then the other: all the left one first, or
/// all but the first of them.
struct ForkTable: StateMachine {
  enum Label { case thinking, hungry, holding, eating }

  enum Action: Hashable {
    case getHungry(Int), takeFirst(Int), takeSecond(Int), finish(Int)

    var philosopher: Int {
      switch self {
      case .getHungry(let philosopher), .takeFirst(let philosopher),
        .takeSecond(let philosopher), .finish(let philosopher):
        philosopher
      }
    }
  }

  struct State: Hashable {
    var labels: [Label]
    var isTaken: [Bool]
  }

  let philosophers: Int
  let isFirstLeftHanded: Bool

  var initialStates: [State] {
    [
      State(
        labels: Array(repeating: .thinking, count: philosophers),
        isTaken: Array(repeating: false, count: philosophers))
    ]
  }

  private func forks(of philosopher: Int) -> [Int] {
    let forks = [philosopher, (philosopher + 1) % philosophers]
    return isFirstLeftHanded && philosopher == 0 ? forks.reversed() : forks
  }

  func actions(in state: State) -> [Action] {
    (0..<philosophers).compactMap { philosopher in
      let forks = forks(of: philosopher)
      switch state.labels[philosopher] {
      case .thinking: return .getHungry(philosopher)
      case .hungry: return state.isTaken[forks[0]] ? nil : .takeFirst(philosopher)
      case .holding: return state.isTaken[forks[1]] ? nil : .takeSecond(philosopher)
      case .eating: return .finish(philosopher)
      }
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    let forks = forks(of: action.philosopher)
    switch action {
    case .getHungry: next.labels[action.philosopher] = .hungry
    case .takeFirst:
      next.labels[action.philosopher] = .holding
      next.isTaken[forks[0]] = true
    case .takeSecond:
      next.labels[action.philosopher] = .eating
      next.isTaken[forks[1]] = true
    case .finish:
      next.labels[action.philosopher] = .thinking
      for fork in forks { next.isTaken[fork] = false }
    }
    return next
  }
}
