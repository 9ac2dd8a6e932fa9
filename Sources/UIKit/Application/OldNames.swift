/// What Swift 3 and 4 called the reasons for a launch.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// What Swift 3 and 4 called the details of a URL.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// What Swift 3 and 4 called the state of the app.
public typealias UIApplicationState = UIApplication.State

/// What Swift 3 and 4 called the kind of an app extension.
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier

/// What Swift 3 and 4 called no background task.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// What Swift 3 and 4 called the URL of the app's own settings.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

/// What Swift 3 and 4 called the notifications of the life cycle.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Notification.Name {
  public static let UIApplicationDidFinishLaunching =
    UIApplication.didFinishLaunchingNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  public static let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification
  public static let UIApplicationProtectedDataWillBecomeUnavailable =
    UIApplication.protectedDataWillBecomeUnavailableNotification
  public static let UIApplicationProtectedDataDidBecomeAvailable =
    UIApplication.protectedDataDidBecomeAvailableNotification
  public static let UIApplicationUserDidTakeScreenshot =
    UIApplication.userDidTakeScreenshotNotification
}
