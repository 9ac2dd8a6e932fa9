/// What every model's state has: how the process runs, and which deliveries are still owed.
public protocol LifecycleState: Hashable, Sendable {
  /// How the process runs.
  var execution: ExecutionState { get set }
  /// What will be delivered before anything else happens, in order.
  var owed: DeliveryQueue { get set }
  /// The state in a few words.
  var summary: String { get }
}

/// The execution states of the guide, and the process that was made before it was asked for.
public enum ExecutionState: UInt8, CaseIterable, Hashable, Sendable {
  /// There is no process.
  case notRunning
  /// The system made the process ahead of time; the launch sequence has not run (F70).
  case prewarmed
  /// Prewarmed, and the launch callbacks have run already (F72).
  case prewarmedAfterLaunch
  /// In the foreground, receiving no events.
  case inactive
  /// In the foreground, receiving events.
  case active
  /// Off screen, executing code.
  case background
  /// In memory, executing nothing.
  case suspended

  /// The state in words.
  public var name: String {
    switch self {
    case .notRunning: "not running"
    case .prewarmedAfterLaunch: "prewarmed after launch"
    default: String(describing: self)
    }
  }

  /// Whether code of the app executes.
  public var isRunning: Bool { self == .inactive || self == .active || self == .background }

  /// Whether there is a process.
  public var hasProcess: Bool { self != .notRunning }
}

extension LifecycleState {
  /// Whether nothing is owed, so that the next event can be handled.
  public var isQuiet: Bool { owed.isEmpty }
}
