#if os(Linux)
  import LifecycleModels
  import UIKit
  import UserNotifications

  /// Sends what happens to notifications to the delegate of the notification centre.
  @MainActor struct NotificationCaller {
    let process: PlatformProcess
    let inputs: InputMaker

    /// Sends a callback.
    ///
    /// - Returns: Whether there is a delegate, and it has a method for it.
    func send(_ call: UIKitCall) -> Bool {
      let center = process.notificationCenter
      guard let delegate = center.delegate else { return false }
      if call.callback == .unWillPresent {
        delegate.userNotificationCenter(
          center, willPresent: inputs.notification(call.inputNumber)
        ) { _ in }
        return !process.isMissing("userNotificationCenter(_:willPresent:withCompletionHandler:)")
      }
      delegate.userNotificationCenter(
        center, didReceive: inputs.response(to: call, offering: center.backgroundActions),
        withCompletionHandler: {})
      return !process.isMissing("userNotificationCenter(_:didReceive:withCompletionHandler:)")
    }
  }

  extension InputMaker {
    /// A notification of a push, which carries the number of its input.
    func notification(_ number: Int) -> UNNotification {
      UNNotification(
        request: UNNotificationRequest(
          identifier: "lifecycle.\(number)",
          content: UNNotificationContent(userInfo: userInfo(number)),
          trigger: UNPushNotificationTrigger()))
    }

    /// A tap on a notification, or an action of it that does not open the app.
    func response(
      to call: UIKitCall, offering actions: [String] = []
    ) -> UNNotificationResponse {
      let action = options.notificationAction ?? actions.first
      return UNNotificationResponse(
        notification: notification(call.inputNumber),
        actionIdentifier: call.input == .notificationAction
          ? action ?? "lifecycle.input" : UNNotificationDefaultActionIdentifier)
    }
  }
#endif
