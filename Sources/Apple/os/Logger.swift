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

/// Nothing is written to a log.
public final class OSLog: Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
  }

  public static let `default` = OSLog()
  public static let disabled = OSLog()

  private init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}

  public func isEnabled(type: OSLogType) -> Bool { false }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {}

public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {}
