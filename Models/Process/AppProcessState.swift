/// The state of a model of one app, with or without scenes: its process and what surrounds it.
protocol AppProcessState: ProcessState {
  /// The background task that the app has begun. One stands for all, since the time belongs to the
  /// app.
  var task: BackgroundTask { get set }
  /// What the app was run for in the background and has not completed.
  var work: BackgroundWork { get set }
  /// Whether the delegate of the user notification centre is set in this process.
  var hasNotificationDelegate: Bool { get set }
  /// Whether the last callback about protected data said that it is unavailable.
  var knowsDataIsUnavailable: Bool { get set }
  /// Whether protected files can be read; this belongs to the device.
  var protectedData: ProtectedData { get set }
  /// Whether the user has killed the app and not launched it since; this survives the process.
  var isForceQuit: Bool { get set }

  /// What the app delegate, or another delegate of the app, is sent next.
  var owed: DeliveryQueue { get }
  /// Whether the launch callbacks have not all run.
  var isLaunching: Bool { get }

  /// Makes something owed to the app delegate, or to another delegate of the app.
  mutating func owe(_ items: [Owed])
  /// Puts the process to sleep.
  mutating func suspend()
  /// Ends the process, and with it everything that belongs to it.
  mutating func die()
}

/// What became of a request for time in the background.
///
/// A continued task of the scheduler is one too, because it also begins in the app's own code and
/// holds off suspension (F205). Whichever of the two has expired, the app must end it at once.
enum BackgroundTask: UInt8, CaseIterable, Hashable, Sendable {
  case none, requested, granted, expired
  /// A continued task has begun.
  case continued
}

/// What the system runs an app for in the background until the app says that it is complete.
enum BackgroundWork: UInt8, CaseIterable, Hashable, Sendable {
  case none
  /// An event whose completion handler is owed.
  case event
  /// A task of the scheduler.
  case task
  /// A task of the scheduler whose time is up.
  case expiredTask
}

/// Whether protected files can be read.
enum ProtectedData: UInt8, CaseIterable, Hashable, Sendable {
  case available, unavailable, unavailableSinceBoot
}

extension AppProcessState {
  /// Makes callbacks to the app delegate owed, each with its notification.
  mutating func owe(_ callbacks: [Callback]) { owe(callbacks.map(Owed.call)) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var canReadProtectedData: Bool { protectedData == .available }

  /// An event in the background gives the app time until it calls the completion handler.
  mutating func beginHandlingEvent() {
    if execution == .background { work = .event }
  }

  /// The system runs the app for something, whose delivery may be owed now.
  mutating func isRun(for event: BackgroundEvent) {
    work = event.isHandledImmediately ? .event : .none
  }
}

extension BackgroundTask {
  var name: String {
    switch self {
    case .none, .requested, .granted, .expired: "task \(self)"
    case .continued: "continued task"
    }
  }
}

extension BackgroundWork {
  var name: String {
    switch self {
    case .none: "no work"
    case .event: "handling an event"
    case .task: "running a scheduled task"
    case .expiredTask: "scheduled task expired"
    }
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
  /// What is delivered for it.
  let owed: [Owed]
  let citations: [Citation]
  /// The systems that run apps for it.
  var systems = SystemVersions.withBackgroundEvents
  /// The systems that even launch an app for it that its user has killed.
  var systemsAfterForceQuit = SystemVersions.none
  var citationsAfterForceQuit: [Citation] = []

  var name: String { input.rawValue }

  /// Whether the app has it in hand from the start, because nothing that is delivered begins it.
  var isHandledImmediately: Bool { owed.isEmpty }

  /// The reasons for which the system launches or wakes an app in the background.
  ///
  /// A location, a call and an accessory are delivered to delegates that the models leave out.
  static let all: [BackgroundEvent] = [
    BackgroundEvent(input: .fetch, owed: [.call(.performFetch)], citations: [68]),
    BackgroundEvent(
      input: .refreshTask, owed: [.call(.bgLaunchHandler)], citations: [197, 204, 114],
      systems: .withTaskScheduler),
    BackgroundEvent(
      input: .processingTask, owed: [.call(.bgLaunchHandler)], citations: [197, 201, 204],
      systems: .withTaskScheduler, systemsAfterForceQuit: .since(18), citationsAfterForceQuit: [353]
    ),
    BackgroundEvent(input: .push, owed: [.call(.didReceiveRemoteNotification)], citations: [57]),
    BackgroundEvent(
      input: .urlSession, owed: [.call(.handleEventsForBackgroundURLSession)], citations: [67]),
    BackgroundEvent(
      input: .location, owed: [], citations: [64, 65], systems: .all,
      systemsAfterForceQuit: .since(8), citationsAfterForceQuit: [65, 285]),
    BackgroundEvent(
      input: .voip, owed: [], citations: [281], systems: .since(8),
      systemsAfterForceQuit: .since(8), citationsAfterForceQuit: [282]),
    BackgroundEvent(
      input: .bluetooth, owed: [], citations: [279], systems: .since(11),
      systemsAfterForceQuit: .since(26), citationsAfterForceQuit: [280]),
    BackgroundEvent(
      input: .notificationAction, owed: [.action], citations: [180, 183],
      systems: .withNotificationCentre),
  ]
}

extension SystemVersions {
  /// The systems that send taps to the delegate of the user notification centre (F174).
  static let withNotificationCentre = since(10)
}
