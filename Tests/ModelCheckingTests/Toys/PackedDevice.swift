import ModelChecking

/// The reference device model with four bits an app: the same rules in the same order as in
/// ``ReferenceDevice``, fast enough for larger numbers of apps.
struct PackedDevice: StateMachine {
  typealias Encoding = PackedEncoding<State>

  struct State: PackedState {
    var code: UInt64

    func app(_ index: Int) -> UInt64 { code >> UInt64(4 * index) & 15 }

    /// Bit 1 of an app's four says that it is in the foreground.
    var isFree: Bool { code & 0x2222_2222_2222_2222 == 0 }
  }

  private static let notRunning: UInt64 = 0
  private static let suspended: UInt64 = 1
  private static let inactive: UInt64 = 2
  private static let active: UInt64 = 3
  private static let background: UInt64 = 4

  let apps: Int
  let initialStates = [State(code: 0)]

  func actions(in state: State) -> [ReferenceDevice.Action] {
    var actions: [ReferenceDevice.Action] = []
    let isFree = state.isFree
    for index in 0..<apps {
      for rule in Self.rules(for: state.app(index), isFree: isFree) {
        actions.append(ReferenceDevice.Action(app: index, rule: rule))
      }
    }
    return actions
  }

  private static func rules(for app: UInt64, isFree: Bool) -> [ReferenceDevice.Action.Rule] {
    switch app {
    case notRunning: isFree ? [.launch, .backgroundLaunch] : [.backgroundLaunch]
    case inactive: [.activate, .enterBackground, .kill]
    case active: [.resign, .kill]
    case background: isFree ? [.suspend, .enterForeground, .kill] : [.suspend, .kill]
    default: isFree ? [.enterForeground, .purge, .kill] : [.purge, .kill]
    }
  }

  func successor(of state: State, taking action: ReferenceDevice.Action) -> State {
    let shift = UInt64(4 * action.app)
    return State(code: state.code & ~(15 << shift) | Self.target(of: action.rule) << shift)
  }

  private static func target(of rule: ReferenceDevice.Action.Rule) -> UInt64 {
    switch rule {
    case .launch, .resign, .enterForeground: inactive
    case .backgroundLaunch, .enterBackground: background
    case .activate: active
    case .suspend: suspended
    case .purge, .kill: notRunning
    }
  }
}
