extension UIScene {
  /// Posted when a scene has been added to the app.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")

  /// Posted when a scene has been taken from the app.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  /// Posted when a scene has become active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  /// Posted when a scene is about to stop being active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  /// Posted when a scene is about to return to the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when a scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
