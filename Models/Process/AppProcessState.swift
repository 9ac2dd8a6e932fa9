/// The state of a model of one app, with or without scenes: its process and what surrounds it.
protocol AppProcessState: ProcessState {
  /// The background task that the app has begun. One stands for all, since the time belongs to the
  /// app.
  var task: BackgroundTask { get set }
  /// Whether the app still owes the completion handler of a background event.
  var handlesEvent: Bool { get set }
  /// Whether the last callback about protected data said that it is unavailable.
  var knowsDataIsUnavailable: Bool { get set }
  /// Whether protected files can be read; this belongs to the device.
  var protectedData: ProtectedData { get set }
  /// Whether the user has killed the app and not launched it since; this survives the process.
  var isForceQuit: Bool { get set }

  /// Adds callbacks to the app delegate to what is owed, each with its notification.
  mutating func owe(_ callbacks: [Callback])
  /// Puts the process to sleep.
  mutating func suspend()
  /// Ends the process, and with it everything that belongs to it.
  mutating func die()
}

/// What became of a request for time in the background.
enum BackgroundTask: UInt8, CaseIterable, Hashable, Sendable {
  case none, requested, granted, expired
}

/// Whether protected files can be read.
enum ProtectedData: UInt8, CaseIterable, Hashable, Sendable {
  case available, unavailable, unavailableSinceBoot
}

extension AppProcessState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var canReadProtectedData: Bool { protectedData == .available }

  /// An event in the background gives the app time until it calls the completion handler.
  mutating func takeEventInHand() {
    if execution == .background { handlesEvent = true }
  }
}

extension ProtectedData {
  var name: String {
    switch self {
    case .available: "unlocked"
    case .unavailable: "locked"
    case .unavailableSinceBoot: "locked since boot"
    }
  }
}

/// A reason for which the system runs an app in the background.
struct BackgroundEvent: Sendable {
  let input: LifeInput
  let callbacks: [Callback]
  let citations: [Citation]
  /// The systems that run apps for it.
  var systems = SystemVersions.withBackgroundEvents
  var wakesAfterForceQuit = false

  var name: String { input.rawValue }

  /// The reasons for which the system launches or wakes an app in the background.
  static let all: [BackgroundEvent] = [
    BackgroundEvent(input: .fetch, callbacks: [.performFetch], citations: [68]),
    BackgroundEvent(input: .push, callbacks: [.didReceiveRemoteNotification], citations: [57]),
    BackgroundEvent(
      input: .urlSession, callbacks: [.handleEventsForBackgroundURLSession], citations: [67]),
    // It is delivered to the delegate of the location manager, which the models leave out.
    BackgroundEvent(
      input: .location, callbacks: [], citations: [64, 65], systems: .all,
      wakesAfterForceQuit: true),
  ]
}
