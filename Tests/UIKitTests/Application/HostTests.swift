import Testing
import UIKit

@MainActor @Suite struct `A host` {
  private let host = ScriptedHost()
  private let url = URL(fileURLWithPath: "/note")

  @Test func `determines the state of the process`() {
    withProcess(host: host, of: nil) { application in
      #expect(application.applicationState == .inactive)
      host.applicationState = .background
      #expect(application.applicationState == .background)
      #expect(application.backgroundTimeRemaining == 30)
      #expect(!application.isProtectedDataAvailable)
      #expect(application.backgroundRefreshStatus == .denied)
    }
  }

  @Test func `serves the shared application`() {
    withProcess(host: host, of: nil) { application in
      #expect(UIApplication.shared === application)
    }
  }

  @Test func `receives the beginning and end of background tasks`() {
    withProcess(host: host, of: nil) { application in
      let first = application.beginBackgroundTask()
      let second = application.beginBackgroundTask(withName: "upload")
      application.endBackgroundTask(second)
      #expect(first.rawValue == 101)
      #expect(second.rawValue == 102)
      #expect(host.begunTasks == ["unnamed", "upload"])
      #expect(host.endedTasks == [102])
    }
  }

  @Test func `receives background tasks on any thread`() async {
    let application = UIApplication.start(host: host) { nil }
    UIApplication.end()
    let task = await Task.detached {
      let task = application.beginBackgroundTask(withName: "upload") {}
      application.endBackgroundTask(task)
      return task
    }.value
    #expect(task.rawValue == 101)
    #expect(host.endedTasks == [101])
  }

  @Test func `opens URLs`() async {
    host.openableSchemes = ["file"]
    let application = UIApplication.start(host: host) { nil }
    UIApplication.end()
    #expect(application.canOpenURL(url))
    application.open(url, options: [:]) { #expect($0) }
    #expect(await application.open(url))
    #expect(host.opened == [url, url])
  }

  @Test func `is asked for a push token`() {
    withProcess(host: host, of: nil) { application in
      #expect(!application.isRegisteredForRemoteNotifications)
      application.registerForRemoteNotifications()
      #expect(application.isRegisteredForRemoteNotifications)
      #expect(host.tokensRequested == 1)
    }
  }

  @Test func `is asked to show, close and refresh scenes`() {
    withProcess(host: host, of: nil) { application in
      let session = UISceneSession(persistentIdentifier: "A")
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      application.requestSceneSessionDestruction(session, options: nil)
      application.requestSceneSessionRefresh(session)
      #expect(host.sceneRequests == ["activate new", "destroy A", "refresh A"])
    }
  }

  @Test func `may refuse to show and close scenes`() {
    host.refusesScenes = true
    var refusals = 0
    withProcess(host: host, of: nil) { application in
      let session = UISceneSession(persistentIdentifier: "A")
      application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { _ in
        refusals += 1
      }
      application.requestSceneSessionDestruction(session, options: nil) { _ in refusals += 1 }
    }
    #expect(refusals == 2)
  }
}
