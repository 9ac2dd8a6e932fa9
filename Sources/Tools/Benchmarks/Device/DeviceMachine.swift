import ModelChecking

/// The reference device model: apps, at most one of which is in the foreground.
///
/// Its rules are fixed, so that figures can be compared with those of other checkers and of later
/// versions. Its spellings differ only in how a state is represented.
protocol DeviceMachine: StateMachine where Action == DeviceAction {
  /// Creates a device on which no app runs.
  init(apps: Int)

  /// The name of this spelling.
  static var spelling: String { get }

  /// What an app is doing.
  func phase(of app: Int, in state: State) -> AppPhase
}

/// What an app of the reference device is doing.
enum AppPhase: UInt8, CaseIterable, FiniteValue {
  case notRunning, inactive, active, background, suspended

  /// Whether the app keeps other apps out of the foreground.
  var isForeground: Bool { self == .inactive || self == .active }
}

/// What can happen to an app of the reference device, in the order in which actions are listed.
enum DeviceRule: UInt8, CaseIterable, Hashable, Sendable {
  case launch, backgroundLaunch, activate, resign, enterBackground, suspend, enterForeground
  case purge, kill

  /// What the app does afterwards.
  var target: AppPhase {
    switch self {
    case .launch, .resign, .enterForeground: .inactive
    case .backgroundLaunch, .enterBackground: .background
    case .activate: .active
    case .suspend: .suspended
    case .purge, .kill: .notRunning
    }
  }

  /// Whether the rule can happen to an app in a phase.
  func isEnabled(in phase: AppPhase, isForegroundFree: Bool) -> Bool {
    switch self {
    case .launch: phase == .notRunning && isForegroundFree
    case .backgroundLaunch: phase == .notRunning
    case .activate, .enterBackground: phase == .inactive
    case .resign: phase == .active
    case .suspend: phase == .background
    case .enterForeground: (phase == .background || phase == .suspended) && isForegroundFree
    case .purge: phase == .suspended
    case .kill: phase != .notRunning
    }
  }
}

/// A rule that happens to one app.
struct DeviceAction: Hashable, Sendable {
  /// The number of the app, from 0.
  let app: Int
  let rule: DeviceRule
}
