/// Something that the system runs an app in the background for.
struct BackgroundEvent: Sendable {
  let name: String
  let callbacks: [Callback]
  let citations: [Citation]
  var wakesAfterForceQuit = false

  /// What the system launches or wakes an app in the background for.
  static let all: [BackgroundEvent] = [
    BackgroundEvent(name: "fetch", callbacks: [.performFetch], citations: [68]),
    BackgroundEvent(name: "push", callbacks: [.didReceiveRemoteNotification], citations: [57]),
    BackgroundEvent(
      name: "urlSession", callbacks: [.handleEventsForBackgroundURLSession], citations: [67]),
    // Delivered to the location manager's delegate, which the models do not see.
    BackgroundEvent(
      name: "location", callbacks: [], citations: [64, 65], wakesAfterForceQuit: true),
  ]
}
