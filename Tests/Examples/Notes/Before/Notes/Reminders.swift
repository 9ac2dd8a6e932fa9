import Foundation

#if canImport(UserNotifications)
  import UserNotifications

  extension AppDelegate: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let link = response.notification.request.content.userInfo["link"] as? String
      MainActor.assumeIsolated {
        if let url = link.flatMap(URL.init(string:)) { _ = notebook.follow(url) }
      }
      completionHandler()
    }
  }
#endif

extension AppDelegate {
  /// Receives taps on notifications, also one that has started the app.
  func receiveTaps() {
    #if canImport(UserNotifications)
      UNUserNotificationCenter.current().delegate = self
    #endif
  }
}
