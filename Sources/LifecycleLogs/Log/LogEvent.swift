import LifecycleModels

/// What a reader finds in a file, in the order of the file.
public enum LogEvent: Hashable, Sendable {
  /// A log begins.
  case begin(LogHeading)
  /// The log tells about itself; what it tells goes before what its beginning told.
  case heading(LogHeading)
  /// One entry of the log.
  case entry(LogEntry)
  /// Something that is no entry.
  case skipped(SkippedLine)
  /// Something that should have been an entry, and is malformed; the rest is read all the same.
  case malformed(MalformedLine)
  /// The log ends.
  case end
}

/// What a log says of itself.
public struct LogHeading: Hashable, Sendable {
  /// The identifier that the log gives itself, else the name of the file.
  public var name: String?
  /// The kind of delegate that was recorded, where the log says so.
  public var lifeCycle: LifeCycle?
  /// The callbacks that the recorder would have recorded, where the log says so.
  public var alphabet: Set<Callback>?

  /// Creates a heading.
  public init(
    name: String? = nil, lifeCycle: LifeCycle? = nil, alphabet: Set<Callback>? = nil
  ) {
    self.name = name
    self.lifeCycle = lifeCycle
    self.alphabet = alphabet
  }
}

extension LogHeading {
  /// Takes over what another heading tells. Each launch may write one: then only what all recorders
  /// record is known to be recorded.
  mutating func take(over other: LogHeading) {
    name = other.name ?? name
    lifeCycle = other.lifeCycle ?? lifeCycle
    alphabet = alphabet.map { $0.intersection(other.alphabet ?? $0) } ?? other.alphabet
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

/// Something in a log that is no entry, kept so that nothing is lost without a word.
public struct SkippedLine: Hashable, Sendable {
  /// The place in the list, counted from 1, where the format is a list.
  public let position: Int?
  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?
  /// What was written: trimmed, cut after 200 bytes, control characters shown as “�”.
  public let text: String
  /// Why it is no entry.
  public let reason: SkipReason
}

/// Why something in a log is no entry.
public enum SkipReason: Hashable, Sendable, CaseIterable {
  /// It stands wholly in parentheses, or its writer marks its value as wrong.
  case remark
  /// It is a question of the system about orientations or the status bar.
  case query
  /// It is a name of UIKit that no model sends.
  case notModelled
  /// It names nothing that is known.
  case noCallback
  /// It names more than one callback, so their order is unknown.
  case severalCallbacks
  /// It is longer than 64 KiB.
  case tooLong
  /// It starts as JSON and is not well formed, most often because its writer was killed.
  case incompleteJSON
}

extension SkipReason {
  /// Whether what was passed over may have been an entry that was not understood.
  var hidesEntries: Bool { self != .remark && self != .query }
}

extension SkipReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .remark: "a remark"
    case .query: "a query about orientation or status bar"
    case .notModelled: "known to UIKit, but in no model"
    case .noCallback: "without a known name"
    case .severalCallbacks: "about several callbacks"
    case .tooLong: "longer than 64 KiB"
    case .incompleteJSON: "incomplete or malformed JSON"
    }
  }
}
