extension UIApplicationDelegate {
  // MARK: URLs, activities, shortcuts

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    UIApplication.reportUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    UIApplication.reportUnimplemented()
    return false
  }

  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    UIApplication.reportUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    UIApplication.reportUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    UIApplication.reportUnimplemented()
    return false
  }

  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIApplication.reportUnimplemented()
  }

  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    UIApplication.reportUnimplemented()
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    UIApplication.reportUnimplemented()
    completionHandler(false)
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    UIApplication.reportUnimplemented(#function + " async")
    return false
  }

  // MARK: Work in the background

  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    UIApplication.reportUnimplemented()
  }

  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    UIApplication.reportUnimplemented()
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    UIApplication.reportUnimplemented()
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    UIApplication.reportUnimplemented()
    completionHandler(.noData)
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    UIApplication.reportUnimplemented(#function + " async")
    return .noData
  }

  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async {
    UIApplication.reportUnimplemented(#function + " async")
  }

  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    UIApplication.reportUnimplemented()
    completionHandler(.noData)
  }

  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) {
    UIApplication.reportUnimplemented()
    completionHandler()
  }
}
