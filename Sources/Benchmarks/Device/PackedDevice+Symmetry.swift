import ModelChecking

extension PackedDevice: SymmetricMachine {
  /// The apps sorted by phase, those that are not running behind the others.
  func representative(of state: State) -> State {
    var code: UInt64 = 0
    var sortedApps = 0
    for phase in AppPhase.allCases where phase != .notRunning {
      let count = state.count(of: phase)
      let block = State.lowestBits & (1 &<< UInt64(3 * count) &- 1)
      code |= block &* UInt64(phase.rawValue) &<< UInt64(3 * sortedApps)
      sortedApps += count
    }
    return State(code: code)
  }
}

extension PackedDevice.State {
  /// How many apps are in a phase; where the code has room for more apps, they do not run.
  fileprivate func count(of phase: AppPhase) -> Int {
    let low = code
    let middle = code &>> 1
    let high = code &>> 2
    let isInPhase =
      switch phase {
      case .notRunning: ~(low | middle | high)
      case .inactive: low & ~middle
      case .active: middle & ~low
      case .background: low & middle
      case .suspended: high
      }
    return (isInPhase & Self.lowestBits).nonzeroBitCount
  }
}
