import Synchronization
import Testing
import UIKit

/// An app that saves in the background and gives up when its time expires.
private final class SavingAppDelegate: UIResponder, UIApplicationDelegate {
  private var backgroundTask: UIBackgroundTaskIdentifier = .invalid
  private(set) var isSaving = false

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard application.backgroundTimeRemaining > 5 else { return }
    isSaving = true
    backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in
      self?.finish()
    }
    if backgroundTask == .invalid { isSaving = false }
  }

  func finish() {
    isSaving = false
    UIApplication.shared.endBackgroundTask(backgroundTask)
    backgroundTask = .invalid
  }
}

@MainActor @Suite struct `An app with push notifications` {
  @Test func `asks for a token and gets it`() {
    let host = ScriptedHost()
    let delegate = PushAppDelegate()
    withProcess(host: host, of: delegate) { application in
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      delegate.application(
        application, didRegisterForRemoteNotificationsWithDeviceToken: Data([0x0A, 0xFF]))
      #expect(host.tokensRequested == 1)
      #expect(delegate.token == "0aff")
      #expect(application.minimumBackgroundFetchInterval == 0)
    }
  }

  @Test func `is called through the protocol, whatever closure type it declares`() {
    let results = Mutex<[UIBackgroundFetchResult]>([])
    withProcess(of: PushAppDelegate()) { application in
      let delegate = application.delegate
      delegate?.application(application, didReceiveRemoteNotification: ["sync": 1]) { result in
        results.withLock { $0.append(result) }
      }
      delegate?.application(application) { result in results.withLock { $0.append(result) } }
      #expect(application.unimplemented.isEmpty)
    }
    #expect(results.withLock { $0 } == [.newData, .failed])
  }
}

@MainActor @Suite struct `An app that saves in the background` {
  private let host = ScriptedHost()

  @Test func `ends its task when it is done`() {
    let delegate = SavingAppDelegate()
    withProcess(host: host, of: delegate) { application in
      application.delegate?.applicationDidEnterBackground(application)
      #expect(delegate.isSaving)
      delegate.finish()
      #expect(host.begunTasks == ["save"])
      #expect(host.endedTasks == [101])
    }
  }

  @Test func `ends its task when it expires`() {
    let delegate = SavingAppDelegate()
    withProcess(host: host, of: delegate) { application in
      application.delegate?.applicationDidEnterBackground(application)
      host.expireTasks()
      #expect(!delegate.isSaving)
      #expect(host.endedTasks == [101])
    }
  }
}

@MainActor @Suite struct `An app with a window in code` {
  @Test func `opens the URL that it was launched with`() throws {
    let url = try #require(URL(string: "notes://12"))
    let delegate = ProgrammaticAppDelegate()
    withProcess(of: delegate) { application in
      _ = delegate.application(application, didFinishLaunchingWithOptions: [.url: url])
      #expect(delegate.coordinator.routes == [url])
      #expect(delegate.window?.tintColor == .systemOrange)
    }
  }

  @Test func `continues an activity`() throws {
    let url = try #require(URL(string: "notes://12"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    let delegate = ProgrammaticAppDelegate()
    withProcess(of: delegate) { application in
      let isContinued = application.delegate?.application(application, continue: activity) { _ in }
      #expect(isContinued == true)
      #expect(delegate.coordinator.routes == [url])
    }
  }
}
