import LifecycleModels

/// What can end the process of an app: a row of the table of causes.
///
/// ```swift
/// var end = ProcessEnd()
/// end.code = 0xdead_10cc
/// DeathCause.cause(of: end)?.cause.name  // "limit.lock"
/// ```
public struct DeathCause: Hashable, Sendable {
  /// Its name, for programs: “watchdog.launch”.
  public let name: String
  /// What ended the process, in one sentence without its full stop: “The watchdog ended the app,
  /// because it did not finish launching in time”.
  public let sentence: String
  /// What reports say of it; empty if it leaves none.
  public let signs: [Sign]
  /// What occurs in the models of one app; empty if no model has it.
  public let occurrences: [Occurrence]
  /// The names of the actions of the device model, for example “purge.large”.
  public let deviceActions: [String]
  /// The names of the actions of the model of an app and its extension.
  public let extensionActions: [String]
  /// Where in a life it strikes; empty for what other systems than iOS do.
  public let stages: [LifeStage]
  /// The callback whose work did not end; nil if it is not about the work of one callback.
  public let unfinished: Callback?
  /// The systems on which it occurs; none for what other systems than iOS do.
  public let systems: SystemVersions
  /// The sources.
  public let citations: [Citation]
  /// Who finds out: what the user notices, and which report is left.
  public let noticed: String
  /// What the app loses, in a sentence.
  public let loss: String
  /// What finds the cause before a user does.
  public let remedies: [Remedy]
  /// How to bring it about on a device.
  public let test: String

  init(
    _ name: String, _ sentence: String, signs: [Sign] = [], occurrences: [Occurrence] = [],
    deviceActions: [String] = [], extensionActions: [String] = [], stages: [LifeStage],
    after unfinished: Callback? = nil,
    systems: SystemVersions = .all,
    citing citations: [Citation], noticed: String, loss: String = .memoryLost,
    remedies: [Remedy] = [], test: String
  ) {
    self.name = name
    self.sentence = sentence
    self.signs = signs
    self.occurrences = occurrences
    self.deviceActions = deviceActions
    self.extensionActions = extensionActions
    self.stages = stages
    self.unfinished = unfinished
    self.systems = systems
    self.citations = citations
    self.noticed = noticed
    self.loss = loss
    self.remedies = remedies
    self.test = test
  }

  /// Every cause, family by family; in a family, what is more specific comes first.
  public static let all: [DeathCause] =
    watchdogCauses + limitCauses + memoryCauses + systemCauses + appCauses

  /// What a report says of a cause.
  public enum Sign: Hashable, Sendable {
    /// A text in the reasons of a termination, or in a line of the system; its case is ignored.
    case text(String)
    /// A function on the stack.
    case function(String)
    /// A resource of which an exception says that the process used too much: “CPU”.
    case resource(String)
    /// What the watchdog waited for; and from which state of the app to which, where that counts.
    case watchdogEvent(String, from: ReportedState?, to: ReportedState?)
    /// A part of the name of a function on the stack of an app that the watchdog ended.
    case watchdogFunction(String)
    /// The process that asked for the end: “debugserver”.
    case terminator(String)
    /// A code of a termination; in any namespace if that is nil.
    case code(UInt64, namespace: String?)
    /// The reason of a Jetsam report, for a process in one state, or in any (nil).
    case jetsam(String, ReportedState?)
    /// A key of MetricKit’s counts, in the foreground, the background, or both (nil).
    case count(String, isForeground: Bool?)
    /// The type that a crash reporter gives.
    case reporterType(String)
    /// A namespace, whatever the code.
    case namespace(String)
    /// An exception with its signal, or with any (nil).
    case exception(String, signal: String?)
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

extension [LifeStage] {
  /// Everywhere but in a suspended process.
  static let running = LifeStage.allCases.filter { $0 != .suspended }
  /// Everywhere.
  static let any = LifeStage.allCases
}

// What several causes have in common.
extension String {
  static let memoryLost = "Everything that is only in memory: unsaved input, and work that runs"
  static let launchLost = "The launch: not even willFinishLaunching is called"
  static let crashReport =
    "The user sees the app disappear, or start anew at the next opening; a crash report is written"
  static let reportOffScreen = offScreen + "; a crash report is written"
  static let noCrashReport = offScreen + "; no crash report is written"
  /// What the user notices of an end while the app is off screen.
  static let offScreen = "The user notices only that the app starts anew"
}

extension DeathCause {
  /// What the user notices of an end in a state.
  public func noticed(in state: ReportedState?) -> String {
    state == .foreground
      ? noticed.replacing(String.offScreen, with: "The user sees the app disappear") : noticed
  }
}

extension DeathCause {
  /// The check of what every silent end can take from an app.
  static let saved: [Remedy] = [
    .obligation("nothingUnsaved", line: ".nothingUnsaved { $0.delegate.document.isDirty }")
  ]
}
