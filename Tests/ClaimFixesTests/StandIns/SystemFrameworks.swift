import UIKit

// UserNotifications and BackgroundTasks do not exist on Linux. These declarations have the
// signatures of Apple's, as far as the fixes use them.

class UNUserNotificationCenter: NSObject {
  @MainActor private static let shared = UNUserNotificationCenter()
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  @MainActor static func current() -> UNUserNotificationCenter { shared }
}

protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  // The method is optional in Objective-C.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

class UNNotificationResponse: NSObject {
  let notification = UNNotification()
}

class UNNotification: NSObject {
  let request = UNNotificationRequest()
}

class UNNotificationRequest: NSObject {
  let content = UNNotificationContent()
}

class UNNotificationContent: NSObject {
  let userInfo: [AnyHashable: Any] = [:]
}

class BGTask: NSObject {
  var expirationHandler: (() -> Void)?
  func setTaskCompleted(success: Bool) {}
}

final class BGTaskScheduler: NSObject, Sendable {
  static let shared = BGTaskScheduler()

  @discardableResult func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    true
  }
}
