/// Where an app stands as its threads see it: what waits for the main run loop, what the main thread
/// does, what another thread does, and whether the screen shows what is in memory.
///
/// Of each thing there is as much as shows every order: two events that wait, one worker thread with
/// one lengthy task, two types of system notification.
public struct RunLoopState: ProcessState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var execution = ExecutionState.notRunning

  /// What waits for the main run loop, first in first out.
  var queue = EventQueue()
  /// What the main thread does.
  var main = MainThread.asleep
  /// Whether the worker thread is at its lengthy task.
  var isWorkerBusy = false
  /// How the screen stands to the views in memory.
  var screen = Screen.current
  /// The notifications that were queued during suspension, one of a type.
  var notices = Notices()

  enum MainThread: Hashable, Sendable {
    /// Waits for the next event, or is about to take it.
    case asleep
    /// Serves an event, which has come as far as a place.
    case serving(Event, at: Place)
    /// At a lengthy task that an event started.
    case busy
    /// The same, for longer than the watchdog allows.
    case blocked
  }

  enum Screen: UInt8, CaseIterable, Hashable, Sendable {
    /// Shows what is in memory.
    case current
    /// The main thread has changed a view, which is to be redrawn.
    case invalid
    /// Another thread has changed a view, and the main thread knows nothing of it.
    case stray
  }

  struct Notices: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let locale = Notices(rawValue: 1)
    static let defaults = Notices(rawValue: 2)
  }
}

extension RunLoopState {
  /// Nothing is served, and nothing waits.
  var isAtRest: Bool { main == .asleep && queue.isEmpty && notices.isEmpty }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var isQuiet: Bool { isAtRest }

  /// Whether the app is on screen.
  var isInForeground: Bool { execution == .active || execution == .inactive }

  /// The event that is served and how far it has come, if there is one.
  var served: (event: Event, place: Place)? {
    if case .serving(let event, let place) = main { (event, place) } else { nil }
  }

  /// Where the served event is.
  var place: Place? { served?.place }

  /// Ends the process; all of this belongs to it.
  mutating func die() { self = RunLoopState() }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var summary: String {
    guard execution.hasProcess else { return execution.name }
    var words = [execution.name, main.name]
    if !queue.isEmpty {
      words.append("queue: " + queue.events.map(\.name).joined(separator: " then "))
    }
    if isWorkerBusy { words.append("worker busy") }
    if screen != .current { words.append(screen.name) }
    if notices.contains(.locale) { words.append("locale change queued") }
    if notices.contains(.defaults) { words.append("defaults change queued") }
    return words.joined(separator: ", ")
  }
}

extension RunLoopState.MainThread {
  var name: String {
    switch self {
    case .asleep: "main thread asleep"
    case .serving(let event, let place): "\(event.name) at \(place.name(for: event))"
    case .busy: "main thread busy"
    case .blocked: "main thread blocked past the limit"
    }
  }
}

extension RunLoopState.Screen {
  var name: String {
    switch self {
    case .current: "screen current"
    case .invalid: "redraw to come"
    case .stray: "change from a worker not drawn"
    }
  }
}
