import Foundation
import LifecycleModels

extension World {
  /// Posts the application's notifications, for observers.
  ///
  /// Block-based and asynchronous observers are reached on every platform; those with selectors on
  /// Apple's. A delegate that is not removed from the default centre outlives its process there.
  ///
  /// - Parameters:
  ///   - callbacks: Which notifications; all ten that the models know unless given.
  ///   - center: Where they are posted.
  ///   - object: What stands as their object.
  /// - Returns: The world with it.
  public func postingNotifications(
    _ callbacks: [Callback] = Callback.allCases.filter(\.isNotification),
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
  /// The name under which UIKit posts the notification; nil for what is none.
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
      default: nil
      }
    return text.map { Notification.Name($0) }
  }
}
