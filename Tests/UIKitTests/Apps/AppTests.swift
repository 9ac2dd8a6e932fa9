import Synchronization
import Testing
import UIKit

@MainActor @Suite struct `An app with push notifications` {
  @Test func `asks for a token and gets it`() {
    let host = ScriptedHost()
    let delegate = PushAppDelegate()
    playProcess(host: host, of: delegate) { application in
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      delegate.application(
        application, didRegisterForRemoteNotificationsWithDeviceToken: Data([0x0A, 0xFF]))
      #expect(host.tokensRequested == 1)
      #expect(delegate.token == "0aff")
      #expect(application.minimumBackgroundFetchInterval == 0)
    }
  }

  @Test func `is called through the protocol, whatever closure type it wrote`() {
    let results = Mutex<[UIBackgroundFetchResult]>([])
    playProcess(of: PushAppDelegate()) { application in
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
    playProcess(host: host, of: delegate) { application in
      application.delegate?.applicationDidEnterBackground(application)
      #expect(delegate.isSaving)
      delegate.finish()
      #expect(host.begunTasks == ["save"])
      #expect(host.endedTasks == [101])
    }
  }

  @Test func `ends its task when its time is over`() {
    let delegate = SavingAppDelegate()
    playProcess(host: host, of: delegate) { application in
      application.delegate?.applicationDidEnterBackground(application)
      host.expireTasks()
      #expect(!delegate.isSaving)
      #expect(host.endedTasks == [101])
    }
  }
}

@MainActor @Suite struct `An app with a window in code` {
  @Test func `opens what it was launched for`() throws {
    let url = try #require(URL(string: "notes://12"))
    let delegate = ProgrammaticAppDelegate()
    playProcess(of: delegate) { application in
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
    playProcess(of: delegate) { application in
      let isContinued = application.delegate?.application(application, continue: activity) { _ in }
      #expect(isContinued == true)
      #expect(delegate.coordinator.routes == [url])
    }
  }
}
