import LifecycleDriving
import UIKit

/// One process of an app: the application, and the app delegate under test.
///
/// It is the `delegate` of a world of UIKit, so that actions and invariants reach the app through it:
/// `$0.delegate.appDelegate`.
@MainActor public class DrivenApp<AppDelegate: UIApplicationDelegate> {
  /// The application, which is `UIApplication.shared` while the process runs.
  public let application: UIApplication
  /// The app delegate.
  public let appDelegate: AppDelegate

  let process: PlatformProcess
  let inputs: InputMaker

  init(
    _ process: PlatformProcess, _ options: UIKitOptions, makeDelegate: () throws -> AppDelegate
  ) rethrows {
    self.process = process
    inputs = InputMaker(options: options)
    application = process.application
    appDelegate = try makeDelegate()
    application.delegate = appDelegate
  }

  deinit {
    MainActor.assumeIsolated { [process] in process.end() }
  }

  /// Whether scenes are told what the user brings.
  var hasScenes: Bool { false }

  /// What belongs to the process beside this object.
  var belongings: [AnyObject] { [appDelegate] }

  /// Sends a callback.
  ///
  /// - Returns: Whether a delegate has a method for it.
  /// - Throws: What making a scene's delegate throws.
  func send(_ call: UIKitCall) throws -> Bool {
    let caller = AppCaller(
      process: process, delegate: appDelegate, inputs: inputs, hasScenes: hasScenes)
    return caller.send(call)
  }

  /// Posts the notification that belongs to a callback, once the delegate has been called.
  func post(_ notification: Callback) {
    guard let name = notification.notificationName else { return }
    NotificationCenter.default.post(name: name, object: application)
  }
}
