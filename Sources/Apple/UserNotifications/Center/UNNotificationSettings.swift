import Foundation

/// What an app may do to get the user’s attention.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers on the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// Alerts in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Sounds although the device is silenced.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button for the app’s own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quiet notifications, without asking.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Messages that are read aloud.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Alerts that need attention at once.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Whether the app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
  /// The app may show quiet notifications.
  case provisional
  /// An app clip may show notifications for some hours.
  case ephemeral
}

/// Whether one way of getting attention is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The device has no such way.
  case notSupported
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

/// What the app may do, as the user has set it.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  private let granted: UNAuthorizationOptions?

  init(granted: UNAuthorizationOptions?) { self.granted = granted }

  /// Whether the app may show notifications.
  open var authorizationStatus: UNAuthorizationStatus {
    guard let granted else { return .notDetermined }
    return granted.contains(.provisional) ? .provisional : .authorized
  }

  /// Whether sounds are on.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether numbers on the icon are on.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether alerts are on.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether alerts on the lock screen are on.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether alerts in Notification Centre are on.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether critical alerts are on.
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    granted?.contains(option) ?? false ? .enabled : .disabled
  }
}
