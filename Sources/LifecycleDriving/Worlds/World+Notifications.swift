import Foundation
import LifecycleModels

extension World {
  /// Posts the application's notifications, for observers.
  ///
  /// Block-based and asynchronous observers are called on every platform, and those with selectors
  /// on Apple platforms. A delegate that does not remove its observers may outlive its process.
  ///
  /// - Parameters:
  ///   - callbacks: The notifications; by default all that the application posts itself.
  ///   - center: Where they are posted.
  ///   - object: The object that is posted with them.
  /// - Returns: The world with this addition.
  public func postingNotifications(
    _ callbacks: [Callback] = Callback.allCases.filter {
      $0.isNotification && !$0.isSceneNotification
    },
    to center: NotificationCenter = .default, object: @escaping (Delegate) -> Any? = { _ in nil }
  ) -> Self {
    callbacks.reduce(self) { world, callback in
      guard let name = callback.notificationName else { return world }
      return world.on(callback) { delegate, _ in
        center.post(name: name, object: object(delegate))
      }
    }
  }
}

extension Callback {
  /// The name under which UIKit posts the notification; nil for all other callbacks.
  public var notificationName: Notification.Name? {
    let text: String? =
      switch self {
      case .noteDidFinishLaunching: "UIApplicationDidFinishLaunchingNotification"
      case .noteDidBecomeActive: "UIApplicationDidBecomeActiveNotification"
      case .noteWillResignActive: "UIApplicationWillResignActiveNotification"
      case .noteDidEnterBackground: "UIApplicationDidEnterBackgroundNotification"
      case .noteWillEnterForeground: "UIApplicationWillEnterForegroundNotification"
      case .noteWillTerminate: "UIApplicationWillTerminateNotification"
      case .noteDidReceiveMemoryWarning: "UIApplicationDidReceiveMemoryWarningNotification"
      case .noteSignificantTimeChange: "UIApplicationSignificantTimeChangeNotification"
      case .noteProtectedDataWillBecomeUnavailable:
        "UIApplicationProtectedDataWillBecomeUnavailable"
      case .noteProtectedDataDidBecomeAvailable: "UIApplicationProtectedDataDidBecomeAvailable"
      case .noteSceneWillConnect: "UISceneWillConnectNotification"
      case .noteSceneWillEnterForeground: "UISceneWillEnterForegroundNotification"
      case .noteSceneDidActivate: "UISceneDidActivateNotification"
      case .noteSceneWillDeactivate: "UISceneWillDeactivateNotification"
      case .noteSceneDidEnterBackground: "UISceneDidEnterBackgroundNotification"
      case .noteSceneDidDisconnect: "UISceneDidDisconnectNotification"
      default: nil
      }
    return text.map { Notification.Name($0) }
  }
}
