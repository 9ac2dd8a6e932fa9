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
