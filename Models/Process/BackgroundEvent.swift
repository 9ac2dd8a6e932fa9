/// Something that the system runs an app in the background for.
struct BackgroundEvent: Sendable {
  let input: LifeInput
  let callbacks: [Callback]
  let citations: [Citation]
  var wakesAfterForceQuit = false

  var name: String { input.rawValue }

  /// What the system launches or wakes an app in the background for.
  static let all: [BackgroundEvent] = [
    BackgroundEvent(input: .fetch, callbacks: [.performFetch], citations: [68]),
    BackgroundEvent(input: .push, callbacks: [.didReceiveRemoteNotification], citations: [57]),
    BackgroundEvent(
      input: .urlSession, callbacks: [.handleEventsForBackgroundURLSession], citations: [67]),
    // Delivered to the location manager's delegate, which the models do not see.
    BackgroundEvent(
      input: .location, callbacks: [], citations: [64, 65], wakesAfterForceQuit: true),
  ]
}
