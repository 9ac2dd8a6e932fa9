import LifecycleModels
import UIKit

/// Sends the callbacks of the models to an app delegate, with the objects of UIKit.
@MainActor struct AppCaller {
  let process: PlatformProcess
  let delegate: any UIApplicationDelegate
  let inputs: InputMaker
  /// Whether the app has scenes, which are told what the user brings.
  let hasScenes: Bool

  var application: UIApplication { process.application }

  /// Sends a callback.
  ///
  /// - Returns: Whether the delegate has a method for it.
  func send(_ call: UIKitCall) -> Bool {
    switch call.callback {
    case .willFinishLaunching, .didFinishLaunching: launch(call)
    case .openURL, .willContinueUserActivity, .continueUserActivity,
      .didFailToContinueUserActivity, .performActionForShortcutItem:
      bring(call)
    case .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession:
      wake(call)
    case .shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState: restore(call)
    default: tell(call.callback)
    }
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - signature: Its full name.
  ///   - call: Calls it; nil where the platform knows beforehand that the delegate does not have it.
  /// - Returns: What it returns; nil where the delegate does not have it.
  func attempt<Result>(_ signature: String, _ call: () -> Result?) -> Result? {
    let result = call()
    return process.isMissing(signature) ? nil : result
  }
}

/// A method that some delegates have: an optional one in Objective-C, one with a default on Linux.
func optional<Method>(_ method: Method?) -> Method? { method }
