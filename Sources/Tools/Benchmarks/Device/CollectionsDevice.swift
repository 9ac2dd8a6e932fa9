import ModelChecking

/// The reference device with a collection for states as its state: written like ``ArrayDevice``, and
/// packed by itself.
struct CollectionsDevice: DeviceMachine, CompactMachine {
  /// The largest number of apps that a state has room for.
  enum Apps: Capacity { static let capacity = 16 }

  /// The phases of all apps.
  struct State: CompactState {
    var phases: BoundedArray<AppPhase, Apps>
  }

  static let spelling = "collections"

  private let apps: Int
  private let tables = RuleTables()

  init(apps: Int) { self.apps = apps }

  var initialStates: [State] {
    [State(phases: BoundedArray(repeating: .notRunning, count: apps))]
  }

  func actions(in state: State) -> [DeviceAction] {
    let isFree = !state.phases.contains(where: \.isForeground)
    let table = tables.table(isForegroundFree: isFree)
    var actions: [DeviceAction] = []
    actions.reserveCapacity(3 * apps)
    for (app, phase) in state.phases.enumerated() {
      for rule in table.rules(in: phase) {
        actions.append(DeviceAction(app: app, rule: rule))
      }
    }
    return actions
  }

  func successor(of state: State, taking action: DeviceAction) -> State {
    var next = state
    next.phases[action.app] = action.rule.target
    return next
  }

  func phase(of app: Int, in state: State) -> AppPhase { state.phases[app] }
}
