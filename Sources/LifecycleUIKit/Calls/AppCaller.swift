import LifecycleDriving
import LifecycleModels
import UIKit

/// Sends the callbacks of the models to an app delegate, as calls with UIKit objects.
@MainActor struct AppCaller {
  let process: PlatformProcess
  let delegate: any UIApplicationDelegate
  let inputs: InputMaker
  /// Whether the app has scenes; their delegates then receive the user's input.
  let hasScenes: Bool

  var application: UIApplication { process.application }

  /// Sends a callback.
  ///
  /// - Returns: Whether the delegate has a method for it.
  func send(_ call: UIKitCall) -> Bool {
    switch call.callback {
    case .willFinishLaunching, .didFinishLaunching: sendLaunch(call)
    case .openURL, .willContinueUserActivity, .continueUserActivity,
      .didFailToContinueUserActivity, .performActionForShortcutItem:
      sendInput(call)
    case .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession:
      sendBackgroundEvent(call)
    case .shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState:
      sendRestoration(call)
    default: sendNotice(call.callback)
    }
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - signature: Its full name.
  ///   - call: Calls it. It returns nil if the platform knows that the delegate lacks the method.
  /// - Returns: The result of the method; nil if the delegate lacks it.
  func attempt<Result>(_ signature: String, _ call: () -> Result?) -> Result? {
    let result = call()
    return process.isMissing(signature) ? nil : result
  }
}

// MARK: - Launching

extension AppCaller {
  func sendLaunch(_ call: UIKitCall) -> Bool {
    let options = inputs.launchOptions(for: call, hasScenes: hasScenes)
    if let answer = answer(to: call.callback, options) {
      call.answer(answer)
      return true
    }
    guard call.callback == .didFinishLaunching else { return false }
    return attempt("applicationDidFinishLaunching(_:)") {
      optional(delegate.applicationDidFinishLaunching)?(application)
    } != nil
  }

  private func answer(
    to callback: Callback, _ options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    if callback == .willFinishLaunching {
      return attempt("application(_:willFinishLaunchingWithOptions:)") {
        optional(delegate.application(_:willFinishLaunchingWithOptions:))?(application, options)
      }
    }
    return attempt("application(_:didFinishLaunchingWithOptions:)") {
      optional(delegate.application(_:didFinishLaunchingWithOptions:))?(application, options)
    }
  }
}

/// A method that a delegate may lack.
///
/// In Objective-C it is an optional method; on Linux it has a default implementation.
func optional<Method>(_ method: Method?) -> Method? { method }

/// One callback to be sent to a delegate.
@MainActor struct UIKitCall {
  let callback: Callback
  var scene = 0
  var role = SceneRole.window
  /// Whether the app itself has asked for the scene.
  var isRequested = false
  /// The input that the app was opened, woken or called with.
  var input: LifeInput?
  /// The number of the input, unique within the life; 0 without input.
  var inputNumber = 0
  /// The kind of the task that is handed over or ended.
  var task: ScheduledTask.Kind?
  /// Receives the result of a method that returns a Boolean.
  var answer: (Bool) -> Void = { _ in }
  /// The completion handler of a background event.
  var complete: @Sendable () -> Void = {}
  /// Notes that the delegate is given another completion handler, and returns what that does.
  var expectAnswer: () -> @Sendable () -> Void = { {} }
}

extension UIKitCall {
  /// Creates the call that the harness asks for.
  init(_ delivery: Delivery) {
    // The harness accepts this call on any thread, as UIKit does for completion handlers.
    nonisolated(unsafe) let complete = delivery.complete
    #if os(Linux)
      let expectAnswer = delivery.expectAnswer
    #else
      // Work that calls the handler later is not driven there, so it would seem never to be called.
      let expectAnswer: () -> @Sendable () -> Void = { {} }
    #endif
    self.init(
      callback: delivery.callback, scene: delivery.scene ?? 0, role: delivery.role ?? .window,
      isRequested: delivery.request == .activateScene(delivery.scene ?? 0),
      input: delivery.input,
      inputNumber: delivery.inputNumber, task: delivery.task, answer: delivery.answer,
      complete: { complete() },
      expectAnswer: expectAnswer)
  }
}
