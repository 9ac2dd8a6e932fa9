import UIKit

/// A delegate written before Swift checked concurrency.
class OldAppDelegate: UIResponder, UIApplicationDelegate {
  static var current: OldAppDelegate? { UIApplication.shared.delegate as? OldAppDelegate }

  var window: UIWindow?
  var session = OldSession()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    session.start()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    session.save()
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    session.handlers.append { completionHandler(.newData) }
  }
}

/// A class without isolation, which uses the application on any thread.
class OldSession {
  var handlers: [() -> Void] = []
  var task = UIBackgroundTaskInvalid
  var saves = 0
  var states: [UIApplicationState] = []
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: NSNotification.Name.UIApplicationDidEnterBackground, object: nil, queue: nil
    ) { [unowned self] _ in
      self.recordState()
    }
  }

  func recordState() {
    states.append(UIApplication.shared.applicationState)
  }

  func save() {
    task = UIApplication.shared.beginBackgroundTask {
      UIApplication.shared.endBackgroundTask(self.task)
      self.task = UIBackgroundTaskInvalid
    }
    saves += 1
    UIApplication.shared.endBackgroundTask(task)
    task = UIBackgroundTaskInvalid
  }

  deinit {
    if let token = token { NotificationCenter.default.removeObserver(token) }
  }
}
