import LifecycleModels

/// One thing that a reader finds in a file, in the order of the file.
public enum LogEvent: Hashable, Sendable {
  /// A log begins.
  case begin(LogHeading)
  /// The log describes itself; this takes precedence over what its beginning said.
  case heading(LogHeading)
  /// One entry of the log.
  case entry(LogEntry)
  /// A line of the system about an app; an entry follows if it says something new about a process that
  /// has written an entry.
  case system(SystemLine)
  /// Something that is not an entry.
  case skipped(SkippedLine)
  /// Something that should have been an entry and is malformed; the rest is still read.
  case malformed(MalformedLine)
  /// The log ends.
  case end
}

/// What a log says about itself.
public struct LogHeading: Hashable, Sendable {
  /// The identifier that the log gives itself, or else the name of the file.
  public var name: String?
  /// The kind of delegate that was recorded, where the log says so.
  public var lifeCycle: LifeCycle?
  /// The callbacks that the recorder would have recorded, where the log says so.
  public var alphabet: Set<Callback>?
  /// What happened, as the log tells it.
  public var scenario: String?
  /// Whether the log is a claim: it says that nothing else came of the scenario.
  public var isClaim = false
  /// Whether all entries are of one process, which cannot have ended between them: breadcrumbs of an event.
  public var isOfOneProcess = false
  /// The systems that the log may have been recorded on, where the log says so.
  public var systems: SystemVersions?

  /// Creates a heading.
  public init(
    name: String? = nil, lifeCycle: LifeCycle? = nil, alphabet: Set<Callback>? = nil,
    systems: SystemVersions? = nil, scenario: String? = nil, isClaim: Bool = false
  ) {
    self.scenario = scenario
    self.isClaim = isClaim
    self.name = name
    self.lifeCycle = lifeCycle
    self.alphabet = alphabet
    self.systems = systems
  }
}

extension LogHeading {
  /// Adopts what another heading says.
  ///
  /// Each launch may write a heading. Then only the callbacks that all of them list are known to be
  /// recorded. The first scenario says how the log begins.
  mutating func take(over other: LogHeading) {
    scenario = scenario ?? other.scenario
    isClaim = isClaim || other.isClaim
    isOfOneProcess = isOfOneProcess || other.isOfOneProcess
    name = other.name ?? name
    lifeCycle = other.lifeCycle ?? lifeCycle
    alphabet = alphabet.map { $0.intersection(other.alphabet ?? $0) } ?? other.alphabet
    systems = other.systems ?? systems
  }
}

/// A line, or an item of a list, that is malformed.
public struct MalformedLine: Hashable, Sendable {
  /// The place in the list, counted from 1, where the format is a list.
  public let position: Int?
  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?
  /// What is wrong there, what was found, and what to write instead.
  public let error: LogError

  /// Creates a malformed line.
  public init(position: Int? = nil, line: Int? = nil, error: LogError) {
    self.position = position
    self.line = line
    self.error = error
  }
}

/// Something in a log that is not an entry, kept so that nothing is dropped silently.
public struct SkippedLine: Hashable, Sendable {
  /// The place in the list, counted from 1, where the format is a list.
  public let position: Int?
  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?
  /// What was written: trimmed, cut after 200 bytes, control characters shown as “�”.
  public let text: String
  /// Why it is not an entry.
  public let reason: SkipReason
}

/// Why something in a log is not an entry.
public enum SkipReason: Hashable, Sendable, CaseIterable {
  /// It is entirely in parentheses, or its author marks its value as wrong.
  case remark
  /// The system asks the app about orientations or the status bar.
  case query
  /// It is a UIKit name that no model sends.
  case notModelled
  /// It contains no known name.
  case noCallback
  /// It says more of the call that the entry before it names.
  case sameCall
  /// It names more than one callback, so their order is unknown.
  case severalCallbacks
  /// It is longer than 64 KiB.
  case tooLong
  /// It starts as JSON and is incomplete, most often because the writing process was killed.
  case incompleteJSON
}

extension SkipReason {
  /// Whether the skipped text may have been an entry that was not understood.
  var hidesEntries: Bool { ![.remark, .query, .sameCall].contains(self) }
}

extension SkipReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .remark: "a remark"
    case .query: "a query about orientation or status bar"
    case .notModelled: "known to UIKit, but in no model"
    case .noCallback: "without a known name"
    case .sameCall: "about the call in the line before"
    case .severalCallbacks: "about several callbacks"
    case .tooLong: "longer than 64 KiB"
    case .incompleteJSON: "incomplete or malformed JSON"
    }
  }
}

/// Passes the entries of a log to a closure, in order; it can be called more than once.
public typealias EntrySource = (_ receive: (LogEntry) -> Void) throws -> Void
