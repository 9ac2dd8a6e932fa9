import LifecycleTesting
import LifecycleUIKit
import Testing

/// Begins a task when it leaves the screen; `endsInTime` says whether it ends the task on expiry.
private class TaskBeginner: NSObject, UIApplicationDelegate {
  private let endsInTime: Bool
  private var task = UIBackgroundTaskIdentifier.invalid

  init(endsInTime: Bool) {
    self.endsInTime = endsInTime
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard task == .invalid, application.backgroundTimeRemaining == 30 else { return }
    task = application.beginBackgroundTask(withName: "upload") { [weak self] in
      if self?.endsInTime == true { self?.finish() }
    }
  }

  func finish() {
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }

  var isUploading: Bool { task != .invalid }
}

/// Does not call the completion handler of a fetch.
private final class ForgetfulFetcher: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {}
}

/// Receives notifications with the older method, which has no completion handler.
private final class OldNotifier: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `Time in the background` {
  private func world(endsInTime: Bool) -> World<Int, DrivenApp<TaskBeginner>> {
    World.uiKit(disk: 0) { _ in TaskBeginner(endsInTime: endsInTime) }
      .action(
        "uploaded", in: [.background], when: { $0.delegate.appDelegate.isUploading }
      ) {
        $0.delegate.appDelegate.finish()
      }
      .fingerprint(disk: \.self, memory: \.appDelegate.isUploading)
  }

  @Test func `has to be ended when it expires`() {
    expectIssues {
      expectSafe(world(endsInTime: false), isolated: false)
    } matching: {
      $0.firstLine.hasPrefix(
        "I65: upload (task 1) is not ended when its expiration handler returns, after launch, home")
    }
  }

  @Test func `is ended in time by a delegate that ends its task`() {
    #expect(expectSafe(world(endsInTime: true), isolated: false)?.findings == [])
  }

  @Test func `for a fetch ends with its completion handler`() throws {
    let world = World.uiKit(disk: 0) { _ in ForgetfulFetcher() }
    let findings = try live(["launchInBackground.fetch"], in: world, on: .app)
    #expect(findings.map(\.id) == ["F69"])
  }

  @Test func `needs no completion handler where a delegate cannot have one`() throws {
    let world = World.uiKit(disk: 0) { _ in OldNotifier() }
    #expect(try live(["launchInBackground.push"], in: world, on: .app) == [])
  }
}
