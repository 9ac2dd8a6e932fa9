import Testing
import UIKit

@Suite struct `The name of a notification` {
  @Test(arguments: [
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
  ])
  func `is that of UIKit`(name: Notification.Name, raw: String) {
    #expect(name.rawValue == raw)
  }

  @Test(arguments: [
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
  ])
  func `may be spelled as in Swift 3`(old: Notification.Name, new: Notification.Name) {
    #expect(old == new)
  }
}

@Suite struct `The key of a launch option` {
  @Test(arguments: [
    (UIApplication.LaunchOptionsKey.url, "UIApplicationLaunchOptionsURLKey"),
    (.remoteNotification, "UIApplicationLaunchOptionsRemoteNotificationKey"),
    (.shortcutItem, "UIApplicationLaunchOptionsShortcutItemKey"),
    (.userActivityDictionary, "UIApplicationLaunchOptionsUserActivityDictionaryKey"),
    (.sourceApplication, "UIApplicationLaunchOptionsSourceApplicationKey"),
    (.location, "UIApplicationLaunchOptionsLocationKey"),
  ])
  func `is that of UIKit`(key: UIApplication.LaunchOptionsKey, raw: String) {
    #expect(key.rawValue == raw)
  }
}
