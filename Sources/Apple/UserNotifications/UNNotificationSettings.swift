import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let carPlay = Self(rawValue: 1 << 3)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  public static let provisional = Self(rawValue: 1 << 6)
  public static let announcement = Self(rawValue: 1 << 7)
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported
  case disabled
  case enabled
}

open class UNNotificationSettings: NSObject, @unchecked Sendable {
  private let granted: UNAuthorizationOptions?

  init(granted: UNAuthorizationOptions?) { self.granted = granted }

  open var authorizationStatus: UNAuthorizationStatus {
    guard let granted else { return .notDetermined }
    return granted.contains(.provisional) ? .provisional : .authorized
  }

  open var soundSetting: UNNotificationSetting { setting(.sound) }
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    granted?.contains(option) ?? false ? .enabled : .disabled
  }
}
