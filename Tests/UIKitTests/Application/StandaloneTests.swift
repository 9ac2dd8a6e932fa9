import Testing
import UIKit

@MainActor @Suite struct `An application without a host` {
  private let url = URL(fileURLWithPath: "/note")

  @Test func `is shared and always the same object`() {
    #expect(UIApplication.shared === UIApplication.shared)
    #expect(UIApplication().delegate == nil)
  }

  @Test func `is active and unrestricted`() {
    let application = UIApplication()
    #expect(application.applicationState == .active)
    #expect(application.isProtectedDataAvailable)
    #expect(application.backgroundRefreshStatus == .available)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test func `grants background tasks with distinct identifiers`() {
    let application = UIApplication()
    let tasks = (0..<3).map { _ in application.beginBackgroundTask {} }
    #expect(Set(tasks).count == 3)
    #expect(!tasks.contains(.invalid))
    tasks.forEach(application.endBackgroundTask)
    application.endBackgroundTask(.invalid)
  }

  @Test func `opens no URL and reports that`() async {
    let application = UIApplication()
    var answers: [Bool] = []
    #expect(!application.canOpenURL(url))
    application.open(url) { isOpened in MainActor.assumeIsolated { answers.append(isOpened) } }
    #expect(answers == [false])
    #expect(await !application.open(url))
  }

  @Test func `accepts requests about scenes without an error`() {
    let application = UIApplication()
    let session = UISceneSession(persistentIdentifier: "A")
    application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error in
      Issue.record(error)
    }
    application.requestSceneSessionDestruction(session, options: nil) { error in
      Issue.record(error)
    }
    application.requestSceneSessionRefresh(session)
    application.registerForRemoteNotifications()
  }

  @Test func `stores its settings`() {
    let application = UIApplication()
    application.applicationIconBadgeNumber = 3
    application.isIdleTimerDisabled = true
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    #expect(application.applicationIconBadgeNumber == 3)
    #expect(application.isIdleTimerDisabled)
    #expect(application.minimumBackgroundFetchInterval == 0)
  }
}
