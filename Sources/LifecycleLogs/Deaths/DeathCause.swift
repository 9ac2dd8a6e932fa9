import LifecycleModels

/// What can end the process of an app: a row of the table of causes.
public struct DeathCause: Hashable, Sendable {
  /// Its name, for programs: “watchdog.launch”.
  public let name: String
  /// What ended the process, in one sentence without its full stop: “The watchdog ended the app,
  /// because it did not show its first frame in time”.
  public let sentence: String
  /// What reports say of it.
  public let signs: [Sign]
  /// What occurs in the models of one app; empty if no model has it.
  public let occurrences: [Occurrence]
  /// The names of the actions of the device model, for example “purge.large”.
  public let deviceActions: [String]
  /// Where in a life it strikes.
  public let stages: [LifeStage]
  /// The states in which an app can be when it strikes.
  public let states: [ReportedState]
  /// The systems on which it occurs.
  public let systems: SystemVersions
  /// The sources.
  public let citations: [Citation]
  /// Who finds out: what the user sees, and which report is left.
  public let seen: String
  /// What the app loses, in a sentence.
  public let loss: String
  /// What finds the cause before a user does.
  public let remedies: [Remedy]
  /// How to bring it about on a device.
  public let test: String

  /// What a report says of a cause.
  public enum Sign: Hashable, Sendable {
    /// A code of a termination; in any namespace if that is nil.
    case code(UInt64, namespace: String?)
    /// The reason of a Jetsam report.
    case jetsam(String)
    /// A key of MetricKit’s counts, in the foreground, the background, or both (nil).
    case count(String, isForeground: Bool?)
    /// A text in the reasons of a termination, or in a line of the system.
    case text(String)
    /// What the watchdog waited for.
    case watchdogEvent(String)
    /// A function on the stack.
    case function(String)
    /// An exception with its signal.
    case exception(String, signal: String?)
    /// The type that a crash reporter gives.
    case reporterType(String)
  }

  /// What finds a cause.
  public enum Remedy: Hashable, Sendable {
    /// A ready-made obligation: its name, and the line to paste into a check.
    case obligation(String, line: String)
    /// A rule of the audit, for example “R14”.
    case auditRule(String)
    /// What to do, where no check finds the cause.
    case advice(String)
  }
}

/// Where in its life a process ends.
public enum LifeStage: String, CaseIterable, Hashable, Sendable {
  /// In the callbacks of a launch, before the app was active.
  case launching
  /// On the way to the foreground, after willEnterForeground.
  case entering
  /// On screen.
  case inFront
  /// On the way to the background, in didEnterBackground.
  case leaving
  /// Off screen, executing code.
  case background
  /// In memory, executing nothing.
  case suspended
}
