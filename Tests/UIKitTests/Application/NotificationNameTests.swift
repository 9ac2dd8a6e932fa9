import Testing
import UIKit

@Suite struct `The name of a notification` {
  private static let rawValues: [(Notification.Name, String)] = [
    (UIApplication.didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification"),
    (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
    (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
    (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
    (
      UIApplication.willEnterForegroundNotification,
      "UIApplicationWillEnterForegroundNotification"
    ),
    (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
    (
      UIApplication.didReceiveMemoryWarningNotification,
      "UIApplicationDidReceiveMemoryWarningNotification"
    ),
    (
      UIApplication.significantTimeChangeNotification,
      "UIApplicationSignificantTimeChangeNotification"
    ),
    (
      UIApplication.backgroundRefreshStatusDidChangeNotification,
      "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    ),
    (
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      "UIApplicationProtectedDataWillBecomeUnavailable"
    ),
    (
      UIApplication.protectedDataDidBecomeAvailableNotification,
      "UIApplicationProtectedDataDidBecomeAvailable"
    ),
    (
      UIApplication.userDidTakeScreenshotNotification,
      "UIApplicationUserDidTakeScreenshotNotification"
    ),
    (UIScene.willConnectNotification, "UISceneWillConnectNotification"),
    (UIScene.didDisconnectNotification, "UISceneDidDisconnectNotification"),
    (UIScene.didActivateNotification, "UISceneDidActivateNotification"),
    (UIScene.willDeactivateNotification, "UISceneWillDeactivateNotification"),
    (UIScene.willEnterForegroundNotification, "UISceneWillEnterForegroundNotification"),
    (UIScene.didEnterBackgroundNotification, "UISceneDidEnterBackgroundNotification"),
    (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChangeNotification"),
  ]

  @Test func `is that of UIKit`() {
    for (name, raw) in Self.rawValues { #expect(name.rawValue == raw) }
  }

  private static let oldNames: [(Notification.Name, Notification.Name)] = [
    (
      Notification.Name.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification
    ),
    (.UIApplicationWillResignActive, UIApplication.willResignActiveNotification),
    (.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification),
    (.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification),
    (.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
    (.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification),
    (.UIApplicationDidReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification),
    (.UIApplicationSignificantTimeChange, UIApplication.significantTimeChangeNotification),
    (
      .UIApplicationBackgroundRefreshStatusDidChange,
      UIApplication.backgroundRefreshStatusDidChangeNotification
    ),
    (
      .UIApplicationProtectedDataWillBecomeUnavailable,
      UIApplication.protectedDataWillBecomeUnavailableNotification
    ),
    (
      .UIApplicationProtectedDataDidBecomeAvailable,
      UIApplication.protectedDataDidBecomeAvailableNotification
    ),
    (.UIApplicationUserDidTakeScreenshot, UIApplication.userDidTakeScreenshotNotification),
  ]

  @Test func `may be spelled as in Swift 3`() {
    for (old, new) in Self.oldNames { #expect(old == new) }
  }
}

@Suite struct `The key of a launch option` {
  private static let rawValues: [(UIApplication.LaunchOptionsKey, String)] = [
    (UIApplication.LaunchOptionsKey.url, "UIApplicationLaunchOptionsURLKey"),
    (.remoteNotification, "UIApplicationLaunchOptionsRemoteNotificationKey"),
    (.shortcutItem, "UIApplicationLaunchOptionsShortcutItemKey"),
    (.userActivityDictionary, "UIApplicationLaunchOptionsUserActivityDictionaryKey"),
    (.sourceApplication, "UIApplicationLaunchOptionsSourceApplicationKey"),
    (.location, "UIApplicationLaunchOptionsLocationKey"),
  ]

  @Test func `is that of UIKit`() {
    for (key, raw) in Self.rawValues { #expect(key.rawValue == raw) }
  }
}
