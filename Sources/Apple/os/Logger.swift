/// Nothing is written. A check lives thousands of lives, and what each of them logs would hide what
/// the check has found. The values in a message are evaluated, as on a device, except at the levels
/// that are off there.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public init(_ logObj: OSLog) {}

  public func log(_ message: OSLogMessage) {}

  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    if level != .debug { _ = message() }
  }

  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}
