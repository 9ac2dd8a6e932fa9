import UIKit

/// Every synchronous callback of an app delegate, with its signature.
@MainActor struct AppDelegateCalls {
  typealias Call = @MainActor (any UIApplicationDelegate, UIApplication) -> Void

  static let all: KeyValuePairs<String, Call> = [
    "applicationDidFinishLaunching(_:)": { $0.applicationDidFinishLaunching($1) },
    "application(_:willFinishLaunchingWithOptions:)": {
      _ = $0.application($1, willFinishLaunchingWithOptions: nil)
    },
    "application(_:didFinishLaunchingWithOptions:)": {
      _ = $0.application($1, didFinishLaunchingWithOptions: nil)
    },
    "applicationDidBecomeActive(_:)": { $0.applicationDidBecomeActive($1) },
    "applicationWillResignActive(_:)": { $0.applicationWillResignActive($1) },
    "applicationDidEnterBackground(_:)": { $0.applicationDidEnterBackground($1) },
    "applicationWillEnterForeground(_:)": { $0.applicationWillEnterForeground($1) },
    "applicationWillTerminate(_:)": { $0.applicationWillTerminate($1) },
    "applicationDidReceiveMemoryWarning(_:)": { $0.applicationDidReceiveMemoryWarning($1) },
    "applicationSignificantTimeChange(_:)": { $0.applicationSignificantTimeChange($1) },
    "applicationProtectedDataWillBecomeUnavailable(_:)": {
      $0.applicationProtectedDataWillBecomeUnavailable($1)
    },
    "applicationProtectedDataDidBecomeAvailable(_:)": {
      $0.applicationProtectedDataDidBecomeAvailable($1)
    },
    "application(_:open:options:)": { _ = $0.application($1, open: url, options: [:]) },
    "application(_:open:sourceApplication:annotation:)": {
      _ = $0.application($1, open: url, sourceApplication: nil, annotation: "")
    },
    "application(_:handleOpen:)": { _ = $0.application($1, handleOpen: url) },
    "application(_:willContinueUserActivityWithType:)": {
      _ = $0.application($1, willContinueUserActivityWithType: "read")
    },
    "application(_:continue:restorationHandler:)": {
      _ = $0.application($1, continue: activity) { _ in }
    },
    "application(_:didFailToContinueUserActivityWithType:error:)": {
      $0.application($1, didFailToContinueUserActivityWithType: "read", error: error)
    },
    "application(_:didUpdate:)": { $0.application($1, didUpdate: activity) },
    "application(_:performActionFor:completionHandler:)": {
      $0.application($1, performActionFor: item) { _ in }
    },
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)": {
      $0.application($1, didRegisterForRemoteNotificationsWithDeviceToken: Data())
    },
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)": {
      $0.application($1, didFailToRegisterForRemoteNotificationsWithError: error)
    },
    "application(_:didReceiveRemoteNotification:)": {
      $0.application($1, didReceiveRemoteNotification: [:])
    },
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": {
      $0.application($1, didReceiveRemoteNotification: [:]) { _ in }
    },
    "application(_:performFetchWithCompletionHandler:)": {
      $0.application($1, performFetchWithCompletionHandler: { _ in })
    },
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)": {
      $0.application($1, handleEventsForBackgroundURLSession: "downloads") {}
    },
    "application(_:shouldSaveApplicationState:)": {
      _ = $0.application($1, shouldSaveApplicationState: coder)
    },
    "application(_:shouldRestoreApplicationState:)": {
      _ = $0.application($1, shouldRestoreApplicationState: coder)
    },
    "application(_:shouldSaveSecureApplicationState:)": {
      _ = $0.application($1, shouldSaveSecureApplicationState: coder)
    },
    "application(_:shouldRestoreSecureApplicationState:)": {
      _ = $0.application($1, shouldRestoreSecureApplicationState: coder)
    },
    "application(_:willEncodeRestorableStateWith:)": {
      $0.application($1, willEncodeRestorableStateWith: coder)
    },
    "application(_:didDecodeRestorableStateWith:)": {
      $0.application($1, didDecodeRestorableStateWith: coder)
    },
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)": {
      _ = $0.application($1, viewControllerWithRestorationIdentifierPath: ["a"], coder: coder)
    },
    "application(_:configurationForConnecting:options:)": {
      _ = $0.application($1, configurationForConnecting: session, options: .init())
    },
    "application(_:didDiscardSceneSessions:)": {
      $0.application($1, didDiscardSceneSessions: [session])
    },
    "application(_:supportedInterfaceOrientationsFor:)": {
      _ = $0.application($1, supportedInterfaceOrientationsFor: nil)
    },
    "application(_:shouldAllowExtensionPointIdentifier:)": {
      _ = $0.application($1, shouldAllowExtensionPointIdentifier: .keyboard)
    },
    "application(_:willChangeStatusBarOrientation:duration:)": {
      $0.application($1, willChangeStatusBarOrientation: .portrait, duration: 0)
    },
    "application(_:didChangeStatusBarOrientation:)": {
      $0.application($1, didChangeStatusBarOrientation: .portrait)
    },
    "application(_:willChangeStatusBarFrame:)": {
      $0.application($1, willChangeStatusBarFrame: .zero)
    },
    "application(_:didChangeStatusBarFrame:)": {
      $0.application($1, didChangeStatusBarFrame: .zero)
    },
  ]

  static func unimplemented(
    in delegate: @autoclosure () -> any UIApplicationDelegate
  ) -> Set<String> {
    var names: Set<String> = []
    withProcess(of: delegate()) { application in
      guard let delegate = application.delegate else { return }
      for (_, call) in all { call(delegate, application) }
      names = application.unimplemented
    }
    return names
  }

  private static let url = URL(fileURLWithPath: "/note")
  private static let activity = NSUserActivity(activityType: "read")
  private static let error = CocoaError(.userCancelled)
  private static let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
  private static let coder = NSKeyedArchiver(requiringSecureCoding: true)
  private static let session = UISceneSession(persistentIdentifier: "A")
}
