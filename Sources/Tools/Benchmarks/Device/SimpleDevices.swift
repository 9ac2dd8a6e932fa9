import ModelChecking

/// The reference device as one would write it at first: a hashable struct, actions in an array.
struct StructDevice: DeviceMachine {
  /// The phases of all apps, without storage on the heap.
  struct State: Hashable, Sendable {
    private var phases = SIMD16<UInt8>()

    subscript(app: Int) -> AppPhase {
      get { AppPhase(rawValue: phases[app]) ?? .notRunning }
      set { phases[app] = newValue.rawValue }
    }
  }

  static let spelling = "struct"

  private let apps: Int
  private let tables = RuleTables()

  init(apps: Int) {
    precondition((1...16).contains(apps), "a state has room for 16 apps, not \(apps)")
    self.apps = apps
  }

  var initialStates: [State] { [State()] }

  func actions(in state: State) -> [DeviceAction] {
    let isFree = !(0..<apps).contains { state[$0].isForeground }
    let table = tables.table(isForegroundFree: isFree)
    var actions: [DeviceAction] = []
    actions.reserveCapacity(3 * apps)
    for app in 0..<apps {
      for rule in table.rules(in: state[app]) {
        actions.append(DeviceAction(app: app, rule: rule))
      }
    }
    return actions
  }

  func successor(of state: State, taking action: DeviceAction) -> State {
    var next = state
    next[action.app] = action.rule.target
    return next
  }

  func phase(of app: Int, in state: State) -> AppPhase { state[app] }
}

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
