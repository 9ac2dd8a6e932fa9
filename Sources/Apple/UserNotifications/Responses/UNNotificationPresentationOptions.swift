/// How a notification is shown while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With a number on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// With a sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// As an alert; `banner` and `list` have replaced it.
  public static let alert = Self(rawValue: 1 << 2)
  /// In Notification Centre.
  public static let list = Self(rawValue: 1 << 3)
  /// As a banner.
  public static let banner = Self(rawValue: 1 << 4)
}
