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
  case uncovering(Cover, isAnnounced: Bool = true)
  /// The app leaves the screen; if it exits on suspend, `exit` says how.
  case departure(Departure, exit: ExitOnSuspend? = nil)
  /// The process moves to the background without a callback.
  case leavingForeground
  /// The app does not make its window visible in a launch into the background.
  case hiddenWindow
  /// The user opens the app, and something keeps it from becoming active.
  case cutShort(Opening, by: Obstacle)
  /// A window comes to the foreground without a callback.
  case enteringForeground
  /// The process is suspended.
  case suspension
  /// A scene or its session comes or goes.
  case window(WindowChange)
  /// A scene comes or goes on another screen than the device's.
  case otherScreen(OtherScreen)
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

  /// Whether the user opens the app, also in a car, or one more window of it, whether or not it
  /// becomes active.
  var isAnyOpening: Bool {
    switch self {
    case .opening, .cutShort, .window(.new), .window(.openBeside), .otherScreen(.openedInCar): true
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
    case .opening(let opening, _), .cutShort(let opening, _): openings.contains(opening)
    default: false
    }
  }

  /// Whether the user opens the app, and something keeps it from becoming active.
  public var isCutShort: Bool { if case .cutShort = self { true } else { false } }

  /// Whether the user opens the app, and one kind of obstacle keeps it from becoming active.
  func isCutShort(by obstacle: Obstacle) -> Bool {
    if case .cutShort(_, obstacle) = self { true } else { false }
  }

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

  /// Whether a session ends: its window is closed, the app destroys it, or it is discarded after a kill.
  var endsSession: Bool {
    isClosingOfWindow || self == .window(.destroy) || self == .window(.discardSession)
      || self == .userKill(.discards)
  }

  /// Whether a scene goes because its screen is unplugged.
  var isUnplugging: Bool {
    self == .otherScreen(.carUnplugged) || self == .otherScreen(.displayUnplugged)
  }

  /// What the app's code requests.
  public var request: AppRequest? { if case .request(let request) = self { request } else { nil } }
}
