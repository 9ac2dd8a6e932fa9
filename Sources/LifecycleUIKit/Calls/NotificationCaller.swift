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
        return present(inputs.notification(call.inputNumber), to: delegate, call.expectAnswer)
      }
      let response = inputs.response(to: call, offering: center.backgroundActions)
      return deliver(response, to: delegate, call.expectAnswer)
    }

    private func present(
      _ notification: UNNotification, to delegate: any UNUserNotificationCenterDelegate,
      _ expectAnswer: () -> @Sendable () -> Void
    ) -> Bool {
      let center = process.notificationCenter
      let signature = "userNotificationCenter(_:willPresent:withCompletionHandler:)"
      let isCalled = process.call(signature, expectAnswer) { complete in
        delegate.userNotificationCenter(center, willPresent: notification) { _ in complete() }
      }
      let delegate = SendableDelegate(delegate: delegate)
      return isCalled
        || process.start("userNotificationCenter(_:willPresent:)", expectAnswer()) {
          _ = await delegate.delegate.userNotificationCenter(center, willPresent: notification)
        }
    }

    private func deliver(
      _ response: UNNotificationResponse, to delegate: any UNUserNotificationCenterDelegate,
      _ expectAnswer: () -> @Sendable () -> Void
    ) -> Bool {
      let center = process.notificationCenter
      let signature = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
      let isCalled = process.call(signature, expectAnswer) { complete in
        delegate.userNotificationCenter(center, didReceive: response) { complete() }
      }
      let delegate = SendableDelegate(delegate: delegate)
      return isCalled
        || process.start("userNotificationCenter(_:didReceive:)", expectAnswer()) {
          await delegate.delegate.userNotificationCenter(center, didReceive: response)
        }
    }
  }

  /// A delegate whose asynchronous methods need not be those of the main actor, which waits for them.
  private struct SendableDelegate: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate
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
