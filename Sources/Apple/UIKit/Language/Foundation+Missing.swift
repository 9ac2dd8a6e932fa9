/// Calls a closure; there is nothing to release without the Objective-C runtime.
///
/// - Parameter body: The closure.
/// - Returns: What it returns.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension String {
  /// The text of a key; nothing is translated.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text.
  ///   - table: Ignored.
  ///   - bundle: Ignored.
  ///   - locale: Ignored.
  ///   - comment: Ignored.
  public init(
    localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue
  }

  /// The text of a key.
  ///
  /// - Parameters:
  ///   - key: Ignored.
  ///   - defaultValue: The text.
  ///   - table: Ignored.
  ///   - bundle: Ignored.
  ///   - locale: Ignored.
  ///   - comment: Ignored.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue
  }
}

extension UserDefaults {
  /// Sets a value by its key.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Warm.
    case fair
    /// Hot.
    case serious
    /// Too hot.
    case critical
  }

  /// How hot the device is: as usual.
  public var thermalState: ThermalState { .nominal }

  /// Posted when the device has become hotter or cooler.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the user saves power: no.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether an app for iOS runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an app was translated for a Mac: no.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// Posted when the user has begun or ceased to save power.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
