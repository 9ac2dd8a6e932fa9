import LifecycleModels

/// One callback as the code under test receives it.
public struct Delivery {
  /// What is sent.
  public let callback: Callback
  /// The number of the scene that is meant, from 0; nil where it is the app.
  public let scene: Int?
  /// What the application state reads while the callback runs.
  public let state: ApplicationState
  /// What the app was opened, woken or called with, if anything.
  public let input: LifeInput?
  /// A number that tells this input from every other one of the life; 0 without input.
  public let inputNumber: Int
  /// What the code can ask of iOS.
  public let application: Application
  let eventNumber: Int

  /// Answers a launch or restoration method with `false`; `true` is assumed otherwise.
  public func answer(_ value: Bool) { application.answer(value) }

  /// Calls the completion handler of a background event: a fetch, a push, a transfer. It can be
  /// called during the callback or later, on any thread, and must be called once.
  public func complete() { application.complete(event: eventNumber) }
}

extension Callback {
  /// Whether the callback brings a completion handler that the app must call.
  var hasCompletionHandler: Bool {
    self == .performFetch || self == .didReceiveRemoteNotification
      || self == .handleEventsForBackgroundURLSession
  }
}
