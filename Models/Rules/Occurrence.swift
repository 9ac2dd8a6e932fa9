/// What occurs when a rule of a model of one app is taken.
///
/// Code that has to know what a rule does asks for its occurrence. The rule's name is only for
/// people and for stored traces.
///
/// ```swift
/// let launches = AppModel(profile: .observed).machine.rules.filter { rule in
///   rule.occurrence == .opening(.launch, with: .url)
/// }
/// launches.map(\.name)  // ["launch.url"]
/// ```
public enum Occurrence: Hashable, Sendable {
  /// A callback or a notification is delivered.
  case delivery(Delivery)
  /// The user touches the app.
  case touch
  /// The user opens the app, perhaps with input.
  case opening(Opening, with: LifeInput?)
  /// Input reaches an app that is in the foreground already.
  case inputInFront(LifeInput)
  /// The system launches the app in the background.
  case backgroundLaunch(for: LifeInput, connectsScene: Bool)
  /// The system wakes the suspended app.
  case wake(for: LifeInput)
  /// Input from the system reaches the running app.
  case arrival(of: LifeInput)
  /// Input from the system is discarded.
  case discarding(LifeInput)
  /// The system makes a process ahead of time.
  case prewarming(Prewarming)
  /// A system interface covers the app.
  case covering(Cover)
  /// What covered the app is gone; `isAnnounced` says whether the app is notified.
  case uncovering(Cover, isAnnounced: Bool)
  /// The app leaves the screen; if it exits on suspend, `exit` says how.
  case departure(Departure, exit: ExitOnSuspend?)
  /// The process moves to the background without a callback.
  case leavingForeground
  /// The app does not make its window visible in a launch into the background.
  case hiddenWindow
  /// The user opens an app that the system locks, and does not unlock it.
  case cutShort(Opening)
  /// A window comes to the foreground without a callback.
  case enteringForeground
  /// The process is suspended.
  case suspension
  /// A scene or its session comes or goes.
  case window(WindowChange)
  /// The app's code requests something, and the request is granted.
  case request(AppRequest)
  /// The system answers a request later.
  case answer(to: AppRequest, isGranted: Bool)
  /// Something changes about the device.
  case deviceChange(DeviceChange)
  /// The user swipes the app away in the app switcher.
  case userKill(UserKill)
  /// The system announces the end of an app in the background.
  case systemTermination
  /// The process exits after its end was announced.
  case announcedExit
  /// The system ends the process because of something that the app has done.
  case punishment(Punishment)
  /// The process ends for another reason.
  case end(End)
}

extension Occurrence {
  /// How a delivery differs from the ordinary one of its callback.
  public enum Delivery: Hashable, Sendable {
    /// In its turn, and answered with true if an answer is expected.
    case plain
    /// Before its turn.
    case early
    /// When what it usually comes before has happened already.
    case late
    /// Answered with false.
    case returnsFalse
    /// With something in the connection options.
    case carrying(LifeInput)
    /// While the application state still reads inactive.
    case readingInactive
    /// For a continued task of the scheduler, not for one that the system has run the app for.
    case ofContinuedTask

    /// What the rule's name adds to the name of its callback.
    var suffix: String {
      switch self {
      case .plain: ""
      case .early: ".early"
      case .late: ".late"
      case .returnsFalse: ".returnsFalse"
      case .carrying(let input): "." + input.rawValue
      case .readingInactive: ".readsInactive"
      case .ofContinuedTask: ".continued"
      }
    }
  }

  /// How the app that the user opens comes to the foreground.
  public enum Opening: Hashable, Sendable {
    /// A new process, or one that was prewarmed.
    case launch
    /// A process whose launch callbacks ran when it was prewarmed.
    case prewarmedLaunch
    /// A running app comes back from the background.
    case open
    /// A suspended app comes back.
    case resume
    /// A session whose scene was disconnected gets a new scene.
    case reconnect
    /// A process that never had a scene gets its first.
    case connectFirst
  }

  /// What prewarming does to a process.
  public enum Prewarming: Hashable, Sendable {
    /// The process is made.
    case begins
    /// The process is made, and the launch callbacks run.
    case runsLaunch
    /// The process is put to sleep after the launch callbacks.
    case freezes
    /// The process is given up.
    case dropped
  }

  /// What can cover an app that stays in the foreground.
  public enum Cover: Hashable, Sendable {
    /// Control Centre, Siri, a system alert.
    case interruption
    /// An incoming call.
    case call
    /// The app switcher.
    case switcher
    /// Notification Centre.
    case notificationCentre
    /// The lock screen, where it sends no app to the background.
    case lockScreen
  }

  /// Why an app leaves the screen.
  public enum Departure: Hashable, Sendable {
    /// The user goes to the home screen.
    case home
    /// The user opens another app.
    case otherApp
    /// The user answers a call.
    case callAnswered
    /// The device goes to sleep without being locked.
    case sleep
    /// The device is locked.
    case lock
  }

  /// How an app that exits on suspend ends when it leaves the screen.
  public enum ExitOnSuspend: Hashable, Sendable {
    /// Without entering the background.
    case atOnce
    /// After didEnterBackground.
    case throughBackground
  }

  /// What can happen to the windows of an app.
  public enum WindowChange: Hashable, Sendable {
    /// The user makes a new window.
    case new
    /// The user opens a window beside what is on screen.
    case openBeside
    /// A window makes room for others.
    case pushAside
    /// The system disconnects a scene in the background.
    case reclaim
    /// The user closes one of several windows.
    case close(entersBackground: Bool)
    /// The system forgets the session of an app that was killed.
    case discardSession
    /// The system connects a scene in place of one that was swiped away.
    case replace
    /// The app has the system take a new picture of a scene, which connects it in the background.
    case refresh
    /// The user turns to a window of another app, and the windows of this one stay visible.
    case otherAppBeside
    /// The user turns back.
    case backFromOtherApp
  }

  /// What can change about the device while an app runs or is suspended.
  public enum DeviceChange: Hashable, Sendable {
    /// Memory runs short.
    case lowMemory
    /// The time changes significantly.
    case clock
    /// One of these happens while the app is on its way to the screen.
    case lowMemoryWhileEntering, clockWhileEntering
    /// The time changes while the app is suspended.
    case clockUnnoticed
    /// A change of time that was queued is delivered in the background.
    case clockFlushed
    /// The device is locked while the app is off screen.
    case lockInBackground
    /// The device is unlocked.
    case unlock
  }

  /// How the user kills an app, and which callbacks the app receives.
  public enum UserKill: Hashable, Sendable {
    /// A suspended app, which receives no callback.
    case suspended
    /// A running app, which receives no callback.
    case silent
    /// A running app, which is notified of its termination.
    case announced
    /// The same, preceded by one more didEnterBackground.
    case secondBackground
    /// An app that is swiped away right after the user left it.
    case fast
    /// An app whose scenes are disconnected, and which receives no other callback.
    case disconnects
    /// The same with willTerminate, and with the sessions discarded at once.
    case discards
    /// An app whose scenes enter the background before willTerminate.
    case entersBackground
  }

  /// What the system ends a process for: the app's own misbehaviour.
  public enum Punishment: Hashable, Sendable {
    /// The main thread was blocked for too long.
    case watchdog
    /// A background task went on after it had expired.
    case taskOverrun
    /// A background event was not completed in time.
    case eventOverrun
    /// A task of the scheduler was not completed when it had expired.
    case scheduledTaskOverrun
    /// A handler was registered with the scheduler too late.
    case lateRegistration
    /// A handler was registered with the scheduler once more.
    case repeatedRegistration
    /// The app used the GPU in the background.
    case gpuInBackground
    /// The app held a file lock when it was suspended.
    case lockHeldAtSuspension
    /// The app broke another rule of the system.
    case policy
  }

  /// Why a process ends other than by the user, a punishment or an announced termination.
  public enum End: Hashable, Sendable {
    /// A suspended process is purged from memory.
    case purge
    /// Memory runs out while the app is in the foreground.
    case jetsam
    /// Memory runs out while the app is in the background.
    case jetsamInBackground
    /// The app crashes.
    case crash
    /// The debugger stops the process.
    case debugger
    /// The app is updated.
    case update
    /// The device restarts.
    case reboot
    /// The user switches the device off, and the app is notified.
    case shutdown
  }
}

extension Occurrence {
  /// The input that an event brings to the app; nil if it brings none, and for deliveries, which
  /// only pass input on.
  public var input: LifeInput? {
    switch self {
    case .opening(_, let input): input
    case .inputInFront(let input), .backgroundLaunch(let input, _), .wake(let input),
      .arrival(let input):
      input
    default: nil
    }
  }

  /// Whether the system launches the app in the background.
  public var isBackgroundLaunch: Bool {
    if case .backgroundLaunch = self { true } else { false }
  }

  /// Whether the system wakes the suspended app.
  public var isWake: Bool { if case .wake = self { true } else { false } }

  /// Whether the user opens the app or one more window of it, whether or not it becomes active.
  var isAnyOpening: Bool {
    switch self {
    case .opening, .cutShort, .window(.new), .window(.openBeside): true
    default: false
    }
  }

  /// Whether the user opens the app in one of some ways, with or without input.
  public func isOpening(_ openings: Opening...) -> Bool {
    if case .opening(let opening, _) = self { openings.contains(opening) } else { false }
  }

  /// Whether the user opens the app in one of some ways, whether or not the entrance is cut short.
  func opens(_ openings: Opening...) -> Bool {
    switch self {
    case .opening(let opening, _), .cutShort(let opening): openings.contains(opening)
    default: false
    }
  }

  /// Whether the user opens an app that the system locks, and does not unlock it.
  public var isCutShort: Bool { if case .cutShort = self { true } else { false } }

  /// Whether it interrupts an entrance: what no life of a driven delegate has, because there it would
  /// make a choice of each activation, and hide the plain life behind a rare one.
  package var interruptsEntrance: Bool {
    isCutShort || self == .deviceChange(.lowMemoryWhileEntering)
      || self == .deviceChange(.clockWhileEntering)
  }

  /// Whether an app leaves the screen for good, because it exits on suspend.
  public var exitsOnSuspend: Bool {
    if case .departure(_, let exit) = self { exit != nil } else { false }
  }

  /// Whether an incoming call is declined or answered.
  public var endsCall: Bool {
    switch self {
    case .uncovering(.call, _), .departure(.callAnswered, _): true
    default: false
    }
  }

  /// Whether this is a step of prewarming.
  public var isPrewarming: Bool { if case .prewarming = self { true } else { false } }

  /// Whether the user swipes the app away in the app switcher.
  public var isUserKill: Bool { if case .userKill = self { true } else { false } }

  /// Whether the system ends the process because of something that the app has done.
  public var isPunishment: Bool { if case .punishment = self { true } else { false } }

  /// Whether the user closes one of several windows.
  public var isClosingOfWindow: Bool { if case .window(.close) = self { true } else { false } }

  /// Whether a session ends: its window is closed, or discarded after a kill.
  var endsSession: Bool {
    isClosingOfWindow || self == .window(.discardSession) || self == .userKill(.discards)
  }

  /// What the app's code requests.
  public var request: AppRequest? { if case .request(let request) = self { request } else { nil } }
}
