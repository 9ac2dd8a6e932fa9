import Foundation

/// The user has tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The user has dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification that has arrived.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it arrived.
  public let date: Date
  /// What led to it.
  public let request: UNNotificationRequest

  /// Creates a notification, for whoever plays the system.
  package init(request: UNNotificationRequest, date: Date = Date(timeIntervalSince1970: 0)) {
    self.request = request
    self.date = date
  }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action that the user chose.
  public let actionIdentifier: String

  /// Creates a response, for whoever plays the system.
  package init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A text that the user wrote in answer to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  /// Creates a response, for whoever plays the system.
  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
