/// A log of the system; nothing is written to it.
public final class OSLog: Sendable {
  /// What a log is for.
  public struct Category: Sendable {
    /// Interesting places in time.
    public static let pointsOfInterest = Category()
  }

  /// The log of the process.
  public static let `default` = OSLog()
  /// A log that is switched off.
  public static let disabled = OSLog()

  private init() {}

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: Ignored.
  ///   - category: Ignored.
  public init(subsystem: String, category: String) {}

  /// Creates a log with a known category.
  ///
  /// - Parameters:
  ///   - subsystem: Ignored.
  ///   - category: Ignored.
  public init(subsystem: String, category: Category) {}

  /// Whether something reads messages of a level: never.
  ///
  /// - Parameter type: The level.
  /// - Returns: False.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Creates a level.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Useful in general.
  public static let `default` = OSLogType(rawValue: 0)
  /// Useful to understand something else.
  public static let info = OSLogType(rawValue: 1)
  /// Useful to a developer.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes nothing.
///
/// - Parameters:
///   - type: Ignored.
///   - dso: Ignored.
///   - log: Ignored.
///   - message: Ignored.
///   - arguments: Ignored.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {}

/// Writes nothing.
///
/// - Parameters:
///   - message: Ignored.
///   - dso: Ignored.
///   - log: Ignored.
///   - type: Ignored.
///   - arguments: Ignored.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {}

/// Writes nothing.
///
/// - Parameters:
///   - type: Ignored.
///   - log: Ignored.
///   - message: Ignored.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {}
