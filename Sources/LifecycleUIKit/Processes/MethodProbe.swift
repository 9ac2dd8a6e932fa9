import LifecycleModels
import UIKit

/// Finds out which callbacks delegates implement, by sending each one once, in the order of a life.
///
/// Swift on Linux cannot list the optional methods of a type. Only a call shows which ones exist.
enum MethodProbe {
  /// Sends every callback once.
  ///
  /// - Parameter app: A process that is used for nothing else.
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

  /// A launch, the transitions to the foreground and back with every input, and the termination.
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
