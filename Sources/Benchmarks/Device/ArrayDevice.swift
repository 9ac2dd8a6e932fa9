import ModelChecking

/// The reference device with an array as its state, as Stateright's examples write theirs.
struct ArrayDevice: DeviceMachine {
  static let spelling = "array"

  private let apps: Int
  private let tables = RuleTables()

  init(apps: Int) { self.apps = apps }

  var initialStates: [[AppPhase]] { [Array(repeating: .notRunning, count: apps)] }

  func actions(in state: [AppPhase]) -> [DeviceAction] {
    let isFree = !state.contains(where: \.isForeground)
    let table = tables.table(isForegroundFree: isFree)
    var actions: [DeviceAction] = []
    actions.reserveCapacity(3 * apps)
    for (app, phase) in state.enumerated() {
      for rule in table.rules(in: phase) {
        actions.append(DeviceAction(app: app, rule: rule))
      }
    }
    return actions
  }

  func successor(of state: [AppPhase], taking action: DeviceAction) -> [AppPhase] {
    var next = state
    next[action.app] = action.rule.target
    return next
  }

  func phase(of app: Int, in state: [AppPhase]) -> AppPhase { state[app] }
}
