// What apps for iOS 8 and 9 used before there was the framework UserNotifications.

public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

public typealias UIRemoteNotificationType = UIUserNotificationType

public final class UIUserNotificationSettings: NSObject, Sendable {
  public let types: UIUserNotificationType

  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

@preconcurrency @MainActor open class UILocalNotification: NSObject {
  open var alertBody: String?
  open var alertAction: String?
  open var fireDate: Date?
  open var soundName: String?
  open var userInfo: [AnyHashable: Any]?
}

extension UIApplication {
  /// Nothing answers, as since iOS 10.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}

  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }

  public func scheduleLocalNotification(_ notification: UILocalNotification) {}
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public func cancelAllLocalNotifications() {}
}
