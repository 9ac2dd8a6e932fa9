/// A message for the log, with interpolated values; nothing is kept of it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Accepts the interpolations that the log of the system does.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Prepares for a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Accepts text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Accepts a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - align: Ignored.
    ///   - privacy: Ignored.
    ///   - attributes: Ignored.
    public mutating func appendInterpolation(
      _ value: Any?, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}

    /// Accepts a number.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - format: Ignored.
    ///   - align: Ignored.
    ///   - privacy: Ignored.
    public mutating func appendInterpolation(
      _ value: some BinaryInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}

    /// Accepts a number.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - format: Ignored.
    ///   - align: Ignored.
    ///   - privacy: Ignored.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Accepts a message with values.
  public init(stringInterpolation: StringInterpolation) {}

  /// Accepts a message.
  public init(stringLiteral value: String) {}
}

/// Who may read an interpolated value.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is shown.
  public struct Mask: Sendable {
    /// By a hash of it.
    public static let hash = Mask()
    /// Not at all.
    public static let none = Mask()
  }

  /// As is usual for its type.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody but a debugger.
  public static let `private` = OSLogPrivacy()
  /// Nobody but a debugger, even if private values are shown.
  public static let sensitive = OSLogPrivacy()

  /// As is usual for its type, with a mask.
  ///
  /// - Parameter mask: Ignored.
  /// - Returns: The same as without.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }

  /// Nobody but a debugger, with a mask.
  ///
  /// - Parameter mask: Ignored.
  /// - Returns: The same as without.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// The columns of an interpolated value.
public struct OSLogStringAlignment: Sendable {
  /// As many as it needs.
  public static let none = OSLogStringAlignment()

  /// At least some columns, with the value at the left.
  ///
  /// - Parameter columns: Ignored.
  /// - Returns: An alignment.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }

  /// At least some columns, with the value at the right.
  ///
  /// - Parameter columns: Ignored.
  /// - Returns: An alignment.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  /// With decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// With hexadecimal digits.
  public static let hex = OSLogIntegerFormatting()
  /// With octal digits.
  public static let octal = OSLogIntegerFormatting()
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
  /// With a decimal point.
  public static let fixed = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting()
  /// The shorter of both.
  public static let hybrid = OSLogFloatFormatting()

  /// With a decimal point and some digits after it.
  ///
  /// - Parameter precision: Ignored.
  /// - Returns: A format.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { fixed }
}
