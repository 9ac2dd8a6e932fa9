import ModelChecking

/// The reference device with states of three bits an app: as fast as a model can be written.
struct PackedDevice: DeviceMachine {
  typealias Encoding = PackedEncoding<State>

  /// The phases of all apps, that of the first app in the lowest bits.
  struct State: PackedState {
    let code: UInt64
  }

  static let spelling = "packed"

  let apps: Int
  private let tables = RuleTables()

  init(apps: Int) {
    precondition((1...21).contains(apps), "a state has room for 21 apps, not \(apps)")
    self.apps = apps
  }

  var initialStates: [State] { [State(code: 0)] }

  func actions(in state: State) -> PackedActions {
    PackedActions(
      apps: apps, phases: state.code,
      table: tables.table(isForegroundFree: state.isForegroundFree))
  }

  func successor(of state: State, taking action: DeviceAction) -> State {
    let shift = UInt64(truncatingIfNeeded: action.app) &* 3
    let phase = UInt64(action.rule.target.rawValue)
    return State(code: state.code & ~(7 &<< shift) | phase &<< shift)
  }

  func phase(of app: Int, in state: State) -> AppPhase {
    AppPhase(rawValue: UInt8(state.code >> (3 * UInt64(app)) & 7)) ?? .notRunning
  }
}

extension PackedDevice.State {
  /// The lowest bit of each app.
  static var lowestBits: UInt64 { 0o111_111_111_111_111_111_111 }

  /// Inactive is 1 and active is 2; every other phase has two equal low bits.
  fileprivate var isForegroundFree: Bool { (code ^ code &>> 1) & Self.lowestBits == 0 }
}

/// The actions enabled in a packed state, made one by one: nothing is allocated.
struct PackedActions: Sequence, IteratorProtocol {
  private let apps: Int
  private let table: RuleTable
  private var app = 0
  /// The phases of the current app and of those behind it.
  private var phases: UInt64
  /// The rules of the current app that are still to come.
  private var rules: RuleSet

  @inline(__always) init(apps: Int, phases: UInt64, table: RuleTable) {
    self.apps = apps
    self.phases = phases
    self.table = table
    rules = table.rules(inPhase: phases & 7)
  }

  mutating func next() -> DeviceAction? {
    while rules.bits == 0 {
      app &+= 1
      if app == apps { return nil }
      phases &>>= 3
      rules = table.rules(inPhase: phases & 7)
    }
    return rules.next().map { DeviceAction(app: app, rule: $0) }
  }
}

extension PackedDevice: SymmetricMachine {
  var exchanges: [ComponentExchange<PackedDevice>] {
    ComponentExchange.neighbours(of: apps, named: "apps") { state, places in
      state.exchange(places)
    } actions: { action, places in
      DeviceAction(app: places(action.app), rule: action.rule)
    }
  }

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
  fileprivate mutating func exchange(_ places: Transposition) {
    let (first, second) = (UInt64(3 * places.first), UInt64(3 * places.second))
    let difference = (code &>> first ^ code &>> second) & 7
    self = Self(code: code ^ difference &<< first ^ difference &<< second)
  }

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
