import ModelChecking

/// ``TwoPhaseCommit`` with four bits a manager, for the larger published counts.
struct PackedTwoPhaseCommit: StateMachine {
  typealias Encoding = PackedEncoding<State>

  /// Of a manager the two low bits are its state; then come whether it has told that it is prepared,
  /// and whether that was heard. The decision lies above all managers.
  struct State: PackedState {
    var code: UInt64

    subscript(index: Int) -> UInt64 {
      get { code >> UInt64(4 * index) & 15 }
      set { code = code & ~(15 << UInt64(4 * index)) | newValue << UInt64(4 * index) }
    }
  }

  struct Action: Hashable {
    enum Kind { case commit, abort, hear, prepare, giveUp, obey }

    var kind: Kind
    var manager = 0
  }

  private static let aborted: UInt64 = 3
  private static let prepared: UInt64 = 1
  private static let heard: UInt64 = 8
  private static let told: UInt64 = 4
  private static let decisions = 15

  let managers: Int
  let initialStates = [State(code: 0)]

  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    let isOpen = state[Self.decisions] == 0
    if isOpen {
      if (0..<managers).allSatisfy({ state[$0] & Self.heard != 0 }) {
        actions.append(Action(kind: .commit))
      }
      actions.append(Action(kind: .abort))
    }
    for index in 0..<managers {
      let manager = state[index]
      if isOpen && manager & Self.told != 0 {
        actions.append(Action(kind: .hear, manager: index))
      }
      if manager & 3 == 0 {
        actions.append(Action(kind: .prepare, manager: index))
        actions.append(Action(kind: .giveUp, manager: index))
      }
      if !isOpen { actions.append(Action(kind: .obey, manager: index)) }
    }
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    let manager = state[action.manager]
    switch action.kind {
    case .commit: next[Self.decisions] = 2
    case .abort: next[Self.decisions] = 3
    case .hear: next[action.manager] = manager | Self.heard
    case .prepare: next[action.manager] = Self.prepared | Self.told
    case .giveUp: next[action.manager] = manager & ~3 | Self.aborted
    case .obey: next[action.manager] = manager & ~3 | state[Self.decisions]
    }
    return next
  }
}
