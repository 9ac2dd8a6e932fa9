import LifecycleDriving
import UIKit

/// One process of an app: the application, and the app delegate under test.
///
/// It is the `delegate` of a UIKit world. Actions and invariants reach the app through it:
/// `$0.delegate.appDelegate`.
@MainActor public class DrivenApp<AppDelegate: UIApplicationDelegate> {
  /// The application, which is `UIApplication.shared` while the process runs.
  public let application: UIApplication
  /// The app delegate.
  public let appDelegate: AppDelegate

  private var hasWindow = false
  #if os(Linux)
    let views: DrivenViews
  #endif
  let process: PlatformProcess
  let inputs: InputMaker

  init(
    _ process: PlatformProcess, _ options: UIKitOptions, makeDelegate: () throws -> AppDelegate
  ) rethrows {
    self.process = process
    inputs = InputMaker(options: options)
    application = process.application
    #if os(Linux)
      views = DrivenViews(of: application)
    #endif
    appDelegate = try makeDelegate()
    application.delegate = appDelegate
  }

  deinit {
    MainActor.assumeIsolated { [process] in process.end() }
  }

  /// Whether scenes receive the user's input.
  var hasScenes: Bool { false }

  /// The objects, besides this one, that must be released when the process ends.
  var ownedObjects: [AnyObject] { [appDelegate] }

  /// Sends a callback.
  ///
  /// - Returns: Whether a delegate has a method for it.
  /// - Throws: The error of the closure that creates a scene's delegate.
  func send(_ call: UIKitCall) throws -> Bool {
    #if os(Linux)
      if !hasScenes, call.callback != .willFinishLaunching { giveWindow() }
      if call.callback.isViewControllerMethod {
        return views.send(call.callback, to: scene(of: call))
      }
      if call.callback == .willResignActive { views.giveUpSwipe(in: nil) }
      if call.callback.isNotification {
        post(call.callback)
        return true
      }
      if [.unDidReceiveResponse, .unWillPresent].contains(call.callback) {
        return NotificationCaller(process: process, inputs: inputs).send(call)
      }
      // What actions of the test have registered comes after the launch.
      process.taskScheduler.reportRegistrations()
      defer { process.taskScheduler.reportRegistrations() }
      if [.bgLaunchHandler, .bgExpiration].contains(call.callback) {
        return TaskCaller(process: process).send(call)
      }
    #endif
    let caller = AppCaller(
      process: process, delegate: appDelegate, inputs: inputs, hasScenes: hasScenes)
    return caller.send(call)
  }

  #if os(Linux)
    /// Gives the delegate the window of a main storyboard, which is loaded after `willFinishLaunching`.
    private func giveWindow() {
      if hasWindow { return }
      hasWindow = true
      appDelegate.window = inputs.options.window?()
    }
  #endif

  #if os(Linux)
    /// The scene that gets a callback; nil without scenes.
    func scene(of call: UIKitCall) -> UIScene? { nil }
  #endif

  /// Makes this the running process again before its code is called.
  func resume() {
    process.resume()
    #if os(Linux)
      views.catchUp()
    #endif
  }

  /// Posts the notification that follows a callback.
  func post(_ notification: Callback) {
    guard let name = notification.notificationName else { return }
    NotificationCenter.default.post(name: name, object: application)
  }
}
