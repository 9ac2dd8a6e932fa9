import UIKit

/// Records every callback with its arguments and the state that it reads.
final class RecordingAppDelegate: NSObject, UIApplicationDelegate {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  private func note(_ words: String, _ application: UIApplication) {
    journal.lines.append("\(words), \(application.applicationState)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinish \(words(for: launchOptions))", application)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinish \(words(for: launchOptions))", application)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("didBecomeActive", application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    note("willResignActive", application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    note("didEnterBackground", application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    note("willEnterForeground", application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    note("willTerminate", application)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    note("memoryWarning", application)
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    note("timeChange", application)
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    note("dataWillGo \(application.isProtectedDataAvailable)", application)
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    note("dataIsBack \(application.isProtectedDataAvailable)", application)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    note("open \(url)", app)
    return true
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    note("willContinue \(userActivityType)", application)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    note("continue \(number(in: userActivity.userInfo))", application)
    restorationHandler(nil)
    return true
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    note("didFail \(userActivityType)", application)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note("perform \(shortcutItem.type) \(number(in: shortcutItem.userInfo))", application)
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    note("notification \(number(in: userInfo))", application)
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    note("fetch", application)
    completionHandler(.noData)
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    note("session \(identifier)", application)
    completionHandler()
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    note("shouldSave", application)
    return true
  }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    note("shouldRestore", application)
    return true
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode("draft", forKey: "text")
    note("encode", application)
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    note("decode \(coder.containsValue(forKey: "text"))", application)
  }
}

extension RecordingAppDelegate {
  private func words(for options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
    guard let options else { return "nil" }
    return options.map { key, value in
      switch key {
      case .shortcutItem:
        "shortcut \(number(in: (value as? UIApplicationShortcutItem)?.userInfo))"
      case .remoteNotification: "notification \(number(in: value as? [AnyHashable: Any]))"
      case .userActivityDictionary: "activity \(activityNumber(in: value))"
      default: "\(value)"
      }
    }.sorted().joined(separator: ", ")
  }

  private func activityNumber(in value: Any) -> Int {
    let activities = (value as? [String: Any])?.values.compactMap { $0 as? NSUserActivity } ?? []
    return number(in: activities.first?.userInfo)
  }

  private func number<Key>(in info: [Key: Any]?) -> Int {
    let number = info?.first { "\($0.key)" == "lifecycle.input" }?.value
    return (number as? NSNumber)?.intValue ?? (number as? Int) ?? -1
  }
}
