import LifecycleModels

/// A delegate that receives all callbacks in one method: the simplest one to drive.
///
/// ```swift
/// final class Saver: LifecycleDelegate {
///   static let callbacks: [Callback] = [.didEnterBackground]
///   func receive(_ delivery: Delivery) { save() }
/// }
/// ```
public protocol LifecycleDelegate: AnyObject {
  /// The callbacks that ``receive(_:)`` is sent; others are not delivered.
  static var callbacks: [Callback] { get }

  /// Receives a callback.
  func receive(_ delivery: Delivery) throws
}

extension World where Delegate: LifecycleDelegate {
  /// Delivers the callbacks that the delegate lists.
  public func deliveringCallbacks() -> Self {
    Delegate.callbacks.reduce(self) { world, callback in
      world.on(callback) { try $0.receive($1) }
    }
  }
}

/// One callback as the code under test receives it.
public struct Delivery {
  /// The callback that is sent.
  public let callback: Callback
  /// The number of the scene, from 0; nil for a callback of the app.
  public let scene: Int?
  /// The role of the scene; nil for a callback of the app.
  public let role: SceneRole?
  /// The state of the application while the callback runs.
  public let state: ApplicationState
  /// What the app was opened, woken or called with, if anything.
  public let input: LifeInput?
  /// A number that no other input of the life has; 0 without input.
  public let inputNumber: Int
  /// The phase that the code reads, if it is a SwiftUI view or hears of the phase of its `App`.
  public let phase: ScenePhase?
  /// The phase that it read before, if this tells it of a change.
  public let previousPhase: ScenePhase?
  /// What the code can ask of iOS.
  public let application: Application
  let eventNumber: Int
  /// The kind of the task that is handed over or ended.
  package let task: ScheduledTask.Kind?
  /// The request of the app that has led to the callback; nil if another event has.
  package let request: AppRequest?

  /// Sets what a launch or restoration method returns; without a call it returns `true`.
  public func answer(_ value: Bool) { application.answer(value) }

  /// Says that the code has no method for this callback, although the world has a handler; traces
  /// then show it as not implemented.
  public func noteMissingMethod() { application.noteMissingMethod() }

  /// Says that the code was given a completion handler that no model waits for: that of a quick action
  /// or of a notification.
  ///
  /// - Returns: What the completion handler does; it must be called exactly once, on any thread.
  package func expectAnswer() -> @Sendable () -> Void {
    application.expectAnswer(to: callback)
  }

  /// Calls the completion handler of a background event: a fetch, a push, a transfer; for a
  /// `.backgroundTask`, whose closure has none, this is where the closure ends; for a launch handler
  /// it is `setTaskCompleted(success:)`.
  ///
  /// It can be done during the callback or later, on any thread, and must be done exactly once.
  public func complete() {
    if callback == .bgLaunchHandler {
      application.complete(task: eventNumber)
    } else {
      application.complete(event: eventNumber)
    }
  }
}

extension Callback {
  /// Whether the callback brings a completion handler that the app must call.
  var hasCompletionHandler: Bool {
    [
      .performFetch, .didReceiveRemoteNotification, .handleEventsForBackgroundURLSession,
      .swiftUIBackgroundTask, .bgLaunchHandler,
    ].contains(self)
  }
}
