import LifecycleModels
import UIKit

/// Finds out which callbacks delegates implement: sends them every one, once, in the order of a life.
///
/// Swift cannot be asked which optional methods a type has; only a call shows it.
enum Rehearsal {
  /// Lives the life.
  ///
  /// - Parameter app: The process, which is used up.
  /// - Returns: The callbacks for which some delegate has a method.
  @MainActor static func implemented<AppDelegate>(in app: DrivenApp<AppDelegate>) -> Set<Callback> {
    var number = 0
    return Set(
      order.filter { callback in
        number += 1
        let call = UIKitCall(callback: callback, inputNumber: number)
        return (try? app.send(call)) ?? false
      })
  }

  /// A launch, the way to the foreground with all that can be brought there, and the end.
  private static let order: [Callback] = [
    .willFinishLaunching, .shouldRestoreState, .didDecodeState, .didFinishLaunching,
    .configurationForConnecting, .sceneWillConnect,
    .willEnterForeground, .sceneWillEnterForeground,
    .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
    .performActionForShortcutItem,
    .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
    .sceneDidFailToContinueUserActivity, .scenePerformActionForShortcutItem,
    .didBecomeActive, .sceneDidBecomeActive, .didReceiveMemoryWarning, .significantTimeChange,
    .willResignActive, .sceneWillResignActive, .didEnterBackground, .sceneDidEnterBackground,
    .shouldSaveState, .willEncodeState,
    .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession,
    .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
    .sceneDidDisconnect, .didDiscardSceneSessions, .willTerminate,
  ]
}
