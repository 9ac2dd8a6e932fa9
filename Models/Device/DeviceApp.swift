/// One app of the device: what it is doing, and whether it takes one page of memory or two.
public struct DeviceApp: Hashable, Sendable {
  /// What the app is doing.
  public let phase: Phase
  /// Whether it has taken a page more than it began with.
  public let isLarge: Bool

  /// Creates an app; an app without a process takes no memory, whatever its size.
  public init(_ phase: Phase, isLarge: Bool = false) {
    self.phase = phase
    self.isLarge = isLarge && phase.hasProcess
  }

  /// What an app can be doing: the guide's states, and distinctions that matter to other apps.
  public enum Phase: UInt8, CaseIterable, Hashable, Sendable {
    /// There is no process.
    case notRunning
    /// There is no process because the user killed it; only the user can launch it again (F65).
    case forceQuit
    /// In the foreground, on its way to being active.
    case arriving
    /// In the foreground, interrupted or on its way out.
    case inactive
    /// In the foreground, receiving events.
    case active
    /// Off screen, executing code.
    case background
    /// Off screen, executing code under a background task that was granted.
    case backgroundTask
    /// In memory, executing nothing.
    case suspended
    /// About to end, as the system has announced.
    case exiting
    /// About to end because the user is killing it, as the system has announced.
    case exitingForceQuit
  }
}

extension DeviceApp {
  /// How many pages of memory the app takes.
  public var pages: Int { phase.hasProcess ? isLarge ? 2 : 1 : 0 }

  /// The app in another phase, with the same memory.
  func entering(_ phase: Phase) -> DeviceApp { DeviceApp(phase, isLarge: isLarge) }

  var code: UInt64 { UInt64(phase.rawValue) << 1 | (isLarge ? 1 : 0) }

  init(code: UInt64) {
    self.init(Phase(rawValue: UInt8(code >> 1)) ?? .notRunning, isLarge: code & 1 == 1)
  }
}

extension DeviceApp.Phase {
  /// Whether there is a process.
  public var hasProcess: Bool { self != .notRunning && self != .forceQuit }

  /// Whether the app is on screen.
  public var isInFront: Bool { self == .arriving || self == .inactive || self == .active }

  /// Whether the app is off screen and executes code, with or without a task.
  public var isInBackground: Bool { self == .background || self == .backgroundTask }

  /// Whether code of the app executes and the app is not about to end.
  public var isRunning: Bool { isInFront || isInBackground }

  /// Whether the app has been notified that it is about to end.
  public var isExiting: Bool { self == .exiting || self == .exitingForceQuit }

  /// The phase in words.
  public var name: String {
    switch self {
    case .notRunning: "not running"
    case .forceQuit: "force-quit"
    case .backgroundTask: "background with a task"
    case .exitingForceQuit: "exiting, force-quit"
    default: String(describing: self)
    }
  }
}
