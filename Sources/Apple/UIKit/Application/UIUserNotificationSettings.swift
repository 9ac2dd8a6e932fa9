// What apps for iOS 8 and 9 used before there was the framework UserNotifications.

/// How an app could ask to notify the user, before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The types as bits.
  public let rawValue: UInt

  /// Creates types from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// An alert.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// How an app could ask to notify the user, before iOS 8.
public typealias UIRemoteNotificationType = UIUserNotificationType

/// What an app asked for before iOS 10.
public final class UIUserNotificationSettings: NSObject, Sendable {
  /// How it asked to notify the user.
  public let types: UIUserNotificationType

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - types: How the user is to be notified.
  ///   - categories: Ignored.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

/// A notification of the app itself, before iOS 10.
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  /// The text.
  open var alertBody: String?
  /// The title of the button.
  open var alertAction: String?
  /// When it appears.
  open var fireDate: Date?
  /// The name of the sound.
  open var soundName: String?
  /// What the app has added.
  open var userInfo: [AnyHashable: Any]?
}

extension UIApplication {
  /// Asks to notify the user; nothing answers since iOS 10.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}

  /// Asks for a push token, before iOS 8.
  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }

  /// Shows a notification later; nothing is shown.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}

  /// Shows a notification; nothing is shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  /// Forgets the notifications that were to be shown.
  public func cancelAllLocalNotifications() {}
}
