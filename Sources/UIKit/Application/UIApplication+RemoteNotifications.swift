extension UIApplication {
  /// Asks for a push token, which the delegate is told.
  public func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    host.registerForRemoteNotifications()
  }

  /// Asks for no more push notifications.
  public func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
  }
}
