import ModelChecking

/// Prisoners.tla of the TLA⁺ examples: two switches, of which each visitor flips exactly one.
struct Prisoners: StateMachine {
  struct State: Hashable {
    var isUp: Bool, isOtherUp: Bool
    /// How often each prisoner but the counter has moved the first switch up.
    var timesSwitched: [Int]
    var count = 0
  }

  /// Who enters the room.
  enum Action: Hashable { case counter, prisoner(Int) }

  let prisoners: Int

  var initialStates: [State] {
    [false, true].flatMap { isUp in
      [false, true].map { isOtherUp in
        State(
          isUp: isUp, isOtherUp: isOtherUp,
          timesSwitched: Array(repeating: 0, count: prisoners - 1))
      }
    }
  }

  func actions(in state: State) -> [Action] {
    [.counter] + (0..<prisoners - 1).map(Action.prisoner)
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .counter where state.isUp:
      next.isUp = false
      next.count += 1
    case .prisoner(let index) where !state.isUp && state.timesSwitched[index] < 2:
      next.isUp = true
      next.timesSwitched[index] += 1
    case .counter, .prisoner: next.isOtherUp.toggle()
    }
    return next
  }

  /// The counter may say that everybody was in the room.
  func isDone(_ state: State) -> Bool { state.count == 2 * (prisoners - 1) }
}
