/// Writes messages to the log of the system; here nothing is written.
///
/// A check lives thousands of lives, and what each of them logs would hide what the check has found.
/// The values in a message are evaluated, as on a device, except at the levels that are off there.
public struct Logger: Sendable {
  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: Ignored.
  ///   - category: Ignored.
  public init(subsystem: String, category: String) {}

  /// Creates a logger without a category.
  public init() {}

  /// Creates a logger for a log.
  ///
  /// - Parameter logObj: Ignored.
  public init(_ logObj: OSLog) {}

  /// Writes nothing.
  public func log(_ message: OSLogMessage) {}

  /// Writes nothing.
  ///
  /// - Parameters:
  ///   - level: Ignored.
  ///   - message: Ignored.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    if level != .debug { _ = message() }
  }

  /// Writes nothing, and does not evaluate the message.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing, and does not evaluate the message.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func info(_ message: OSLogMessage) {}

  /// Writes nothing.
  public func notice(_ message: OSLogMessage) {}

  /// Writes nothing.
  public func warning(_ message: OSLogMessage) {}

  /// Writes nothing.
  public func error(_ message: OSLogMessage) {}

  /// Writes nothing.
  public func critical(_ message: OSLogMessage) {}

  /// Writes nothing.
  public func fault(_ message: OSLogMessage) {}
}
