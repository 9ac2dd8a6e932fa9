import Testing
import UIKit

@MainActor @Suite struct `An app in Swift 5` {
  private let delegate = OldAppDelegate()
  private let application = UIApplication.shared

  @Test func `runs through its life cycle`() {
    let process: any UIApplicationDelegate = delegate
    #expect(process.application(application, didFinishLaunchingWithOptions: nil))
    process.applicationDidEnterBackground(application)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: application)
    #expect(delegate.session.saves == 1)
    #expect(delegate.session.task == .invalid)
    #expect(delegate.session.states == [.active])
  }

  @Test func `may keep a completion handler for later`() {
    var results: [UIBackgroundFetchResult] = []
    (delegate as any UIApplicationDelegate).application(
      application, didReceiveRemoteNotification: [:]
    ) { results.append($0) }
    #expect(results.isEmpty)
    delegate.session.handlers.forEach { $0() }
    #expect(results == [.newData])
  }
}
