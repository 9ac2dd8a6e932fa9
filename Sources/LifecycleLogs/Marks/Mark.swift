import LifecycleModels

/// An event caused by the user, the system or the device that a log mentions between its entries.
///
/// Only lives in which the event happens there explain a log with a mark.
///
/// ```swift
/// Mark("pressed Home")                     // Mark(.home)
/// Mark("cold launch by URL")               // Mark(.launch, with: .url)
/// Mark("thought about dinner")             // nil
/// ```
public struct Mark: Hashable, Sendable {
  /// The event.
  public let event: Event
  /// The input for which the app was opened or started, if the log names it.
  public let input: LifeInput?
  /// The state of the app at the time, if the log names it.
  public let origin: Origin?
  /// Whether something may cover the app that is opened before it becomes active.
  var mayBeCovered = true

  /// Creates a mark.
  public init(_ event: Event, with input: LifeInput? = nil, from origin: Origin? = nil) {
    self.event = event
    self.input = input
    self.origin = origin
  }

  /// The mark in words, for example “open by url while in background”. A log with these words in
  /// parentheses has the mark.
  public var name: String {
    event.rawValue + (input.map { " by " + $0.words } ?? "")
      + (origin.map { " while " + $0.rawValue } ?? "")
  }
}

extension Mark {
  /// The events that a mark can stand for.
  public enum Event: String, CaseIterable, Hashable, Sendable {
    /// The user starts the app.
    case launch
    /// The user opens the app, whether or not it runs.
    case open
    /// The user comes back to the app, after leaving it or after something covered it.
    case goBack = "return"
    /// The user comes back to the app after leaving it, and its process is still there.
    case goBackFromBackground = "return from background"
    /// The user goes to the home screen.
    case home
    /// The user opens another app.
    case otherApp = "other app"
    /// The app leaves the screen, for whatever reason.
    case leave
    /// The device is locked, or put to sleep.
    case lock
    /// The device is unlocked.
    case unlock
    /// A call comes in and covers the app.
    case call
    /// The user answers the call.
    case answerCall = "answer call"
    /// The user declines or ignores the call, or the caller gives up.
    case declineCall = "decline call"
    /// The call ends.
    case endCall = "end call"
    /// The app switcher is opened.
    case switcher
    /// A system interface covers the app: Control Centre, Siri, an alert.
    case interruption
    /// Notification Centre is opened.
    case notificationCentre = "notification centre"
    /// Whatever covers the app goes away.
    case dismissal = "dismiss it"
    /// The user swipes the app away in the app switcher.
    case forceQuit = "force quit"
    /// The system ends the process.
    case systemKill = "system kill"
    /// The system ends the process to free memory, without notice.
    case memoryKill = "memory kill"
    /// The app crashes.
    case crash
    /// A debugger, a test or a command ends the process.
    case stop = "debugger stop"
    /// The app is updated.
    case update = "install update"
    /// The device restarts.
    case reboot
    /// The process is suspended.
    case suspension = "suspended"
    /// The system launches the app in the background.
    case backgroundLaunch = "background launch"
    /// The system wakes the suspended app in the background.
    case wake
    /// Input from the system arrives, whether or not the app runs.
    case arrival
    /// The system prewarms the app.
    case prewarming = "prewarm"
    /// Memory runs short.
    case memoryWarning = "memory warning"
    /// The time changes significantly.
    case timeChange = "time change"
    /// The user makes a window, or opens one beside another.
    case newWindow = "new window"
    /// The user closes one of several windows.
    case closeWindow = "close window"
    /// The system disconnects a scene in the background.
    case reclaim
    /// The user opens the app in a car.
    case openInCar = "open in carplay"
    /// The user turns to another app in the car.
    case leaveInCar = "leave in carplay"
    /// An external display is connected.
    case connectDisplay = "display connected"
    /// The device is taken out of the car, or the external display is unplugged.
    case unplug
  }

  /// The states in which an event can reach an app.
  public enum Origin: String, CaseIterable, Hashable, Sendable {
    /// It has no process, or only a prewarmed one.
    case notRunning = "not running"
    /// It executes code, on screen or not.
    case running
    /// It is off screen, executing or suspended.
    case inBackground = "in background"
    /// It is off screen and executes nothing.
    case suspended
    /// It is on screen.
    case inForeground = "in foreground"
    /// It is on screen and receives events.
    case active

    /// Whether an execution state belongs to it.
    func contains(_ execution: ExecutionState) -> Bool {
      switch self {
      case .notRunning:
        [.notRunning, .prewarmed, .prewarmedAfterLaunch].contains(execution)
      case .running: execution.isRunning
      case .inBackground: execution == .background || execution == .suspended
      case .suspended: execution == .suspended
      case .inForeground: execution == .active || execution == .inactive
      case .active: execution == .active
      }
    }
  }
}

extension LifeInput {
  /// The input in words that ``MarkReader`` understands.
  var words: String {
    switch self {
    case .url: "url"
    case .userActivity: "universal link"
    case .notificationTap: "notification"
    case .shortcut: "quick action"
    case .fetch: "background fetch"
    case .refreshTask: "refresh task"
    case .processingTask: "processing task"
    case .push: "silent push"
    case .urlSession: "url session"
    case .location: "location"
    case .notificationAction: "notification action"
    case .notification: "notification in front"
    case .voip: "voip push"
    case .bluetooth: "bluetooth"
    }
  }
}
