import Testing
import UIKit
import UserNotifications

/// Counts what it is told.
private final class CountingHost: UserNotificationHost, @unchecked Sendable {
  var delegates = 0

  func notificationDelegateWasSet() { delegates += 1 }
}

private final class EmptyDelegate: NSObject, UNUserNotificationCenterDelegate {}

@MainActor @Suite(.serialized) struct `The notification centre` {
  @Test func `belongs to the process that runs`() {
    let (first, second) = (CountingHost(), CountingHost())
    let one = UNUserNotificationCenter.start(host: first)
    let two = UNUserNotificationCenter.start(host: second)
    #expect(UNUserNotificationCenter.current() === two)
    one.resume()
    let delegate = EmptyDelegate()
    UNUserNotificationCenter.current().delegate = delegate
    UNUserNotificationCenter.current().delegate = nil
    #expect((first.delegates, second.delegates) == (1, 0))
    one.end()
    two.end()
    #expect(UNUserNotificationCenter.current() !== one)
  }

  @Test func `keeps requests until they are removed`() async throws {
    let center = UNUserNotificationCenter.start(host: CountingHost())
    defer { center.end() }
    let content = UNMutableNotificationContent()
    content.title = "Water the flowers"
    content.userInfo = ["plant": 3]
    for identifier in ["a", "b", "a"] {
      try await center.add(
        UNNotificationRequest(
          identifier: identifier, content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
    #expect(await center.pendingNotificationRequests().first?.content.title == content.title)
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `grants what is asked for`() async throws {
    let center = UNUserNotificationCenter.start(host: CountingHost())
    defer { center.end() }
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.soundSetting == .disabled)
  }

  @Test func `notes methods that its delegate lacks`() {
    let center = UNUserNotificationCenter.start(host: CountingHost())
    defer { center.end() }
    let notification = UNNotification(
      request: UNNotificationRequest(identifier: "a", content: .init(), trigger: nil))
    let delegate = EmptyDelegate()
    var options: UNNotificationPresentationOptions?
    delegate.userNotificationCenter(center, willPresent: notification) { options = $0 }
    #expect(options == [])
    #expect(
      center.unimplemented == ["userNotificationCenter(_:willPresent:withCompletionHandler:)"])
  }

  @Test func `copies content to be changed`() {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.threadIdentifier) = ("a", "b", "c")
    let copy = content.mutableCopy() as? UNMutableNotificationContent
    copy?.title = "d"
    #expect((copy?.title, copy?.body, copy?.threadIdentifier) == ("d", "b", "c"))
    #expect(content.title == "a")
  }
}
