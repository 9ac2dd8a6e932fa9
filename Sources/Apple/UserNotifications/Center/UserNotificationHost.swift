/// Plays the system for a notification centre.
package protocol UserNotificationHost: AnyObject, Sendable {
  /// The app has set the delegate of its centre.
  func notificationDelegateWasSet()
}
