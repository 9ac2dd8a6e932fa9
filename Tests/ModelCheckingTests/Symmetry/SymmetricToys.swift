import ModelChecking

extension ReferenceDevice: SymmetricMachine {
  private static let order: [App] = [.notRunning, .inactive, .active, .background, .suspended]

  var exchanges: [ComponentExchange<ReferenceDevice>] {
    ComponentExchange.neighbours(of: apps, named: "apps") { action, places in
      Action(app: places(action.app), rule: action.rule)
    }
  }

  func representative(of state: [App]) -> [App] {
    Self.order.flatMap { kind in state.filter { $0 == kind } }
  }
}

extension TwoPhaseCommit: SymmetricMachine {
  var exchanges: [ComponentExchange<TwoPhaseCommit>] {
    ComponentExchange.neighbours(of: managers, named: "managers") { state, places in
      state.managers.swapAt(places.first, places.second)
      state.toldPrepared.swapAt(places.first, places.second)
      state.sentPrepared.swapAt(places.first, places.second)
    } actions: {
      $0.exchanging($1)
    }
  }

  func representative(of state: State) -> State {
    let managers = state.managers.indices.map { index in
      Column(
        manager: state.managers[index], told: state.toldPrepared[index],
        sent: state.sentPrepared[index])
    }
    let sorted = managers.sorted { $0.rank < $1.rank }
    return State(
      managers: sorted.map(\.manager), decision: state.decision,
      toldPrepared: sorted.map(\.told), sentPrepared: sorted.map(\.sent))
  }

  /// What the state holds about one manager.
  private struct Column {
    let manager: Manager
    let told: Bool
    let sent: Bool

    var rank: Int {
      let number = [Manager.working, .prepared, .committed, .aborted].firstIndex(of: manager) ?? 4
      return number * 4 + (told ? 2 : 0) + (sent ? 1 : 0)
    }
  }
}

extension TwoPhaseCommit.Action {
  fileprivate func exchanging(_ places: Transposition) -> Self {
    switch self {
    case .commit, .abort: self
    case .hearPrepared(let manager): .hearPrepared(places(manager))
    case .prepare(let manager): .prepare(places(manager))
    case .giveUp(let manager): .giveUp(places(manager))
    case .obeyCommit(let manager): .obeyCommit(places(manager))
    case .obeyAbort(let manager): .obeyAbort(places(manager))
    }
  }
}

/// A device that claims that its apps can be exchanged, and launches the first one only.
struct FavouringDevice: SymmetricMachine {
  let device: ReferenceDevice

  var initialStates: [[ReferenceDevice.App]] { device.initialStates }

  func actions(in state: [ReferenceDevice.App]) -> [ReferenceDevice.Action] {
    device.actions(in: state).filter { $0.rule != .launch || $0.app == 0 }
  }

  func successor(
    of state: [ReferenceDevice.App], taking action: ReferenceDevice.Action
  ) -> [ReferenceDevice.App] {
    device.successor(of: state, taking: action)
  }

  var exchanges: [ComponentExchange<FavouringDevice>] {
    ComponentExchange.neighbours(of: device.apps, named: "apps") { action, places in
      ReferenceDevice.Action(app: places(action.app), rule: action.rule)
    }
  }

  func representative(of state: [ReferenceDevice.App]) -> [ReferenceDevice.App] {
    device.representative(of: state)
  }
}
