import ModelChecking

/// The reference device model: apps, of which one at most is in the foreground.
///
/// Its rules are fixed, so that figures can be compared with those of other checkers and of other
/// years. Its spellings differ in how a state is written, and in nothing else.
protocol DeviceMachine: StateMachine where Action == DeviceAction {
  /// Creates a device on which no app runs.
  init(apps: Int)

  /// The word for this spelling.
  static var spelling: String { get }

  /// What an app is doing.
  func phase(of app: Int, in state: State) -> AppPhase
}
