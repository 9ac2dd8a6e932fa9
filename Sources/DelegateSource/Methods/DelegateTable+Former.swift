extension DelegateTable {
  /// Deprecated methods of app delegates.
  ///
  /// iOS still calls some of them, and only if the method that replaces them is missing.
  static let formerApplication = """
    protocol UIApplicationDelegate {
      @callback(app.openURL) @objc(application:openURL:sourceApplication:annotation:)
      func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
      @callback(app.openURL) @objc(application:handleOpenURL:)
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool
      @callback(app.shouldSaveState)
      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
      @callback(app.shouldRestoreState)
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

      @callback(app.didReceiveRemoteNotification)
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
      @objc(application:didReceiveLocalNotification:)
      func application(_ application: UIApplication, didReceive notification: UILocalNotification)
      @objc(application:didRegisterUserNotificationSettings:)
      func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
      @objc(application:handleActionWithIdentifier:forLocalNotification:completionHandler:)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void)
      @objc(application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
      @objc(application:handleIntent:completionHandler:)
      func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

      func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
      func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
      func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
      func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    }
    """
}
