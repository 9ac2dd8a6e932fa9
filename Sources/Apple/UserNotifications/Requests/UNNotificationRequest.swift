import Foundation

/// A notification that the app asks for, or that a push has asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// By which the app finds it again.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
