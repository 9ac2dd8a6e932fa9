// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of an app as its threads see it: what waits for the main run loop, what the main
/// thread does, what another thread does, and whether the screen shows what is in memory.
///
/// There is just enough of everything to show every order: two waiting events, one worker thread
/// with one lengthy task, two types of system notification.
public struct RunLoopState: ProcessState {
  public var execution = ExecutionState.notRunning

  /// What waits for the main run loop, first in, first out.
  var queue = EventQueue()
  /// What the main thread does.
  var main = MainThread.asleep
  /// Whether the worker thread is busy with its lengthy task.
  var isWorkerBusy = false
  /// How the screen relates to the views in memory.
  var screen = Screen.current
  /// The notifications that were queued during suspension, one of each type.
  var notices = Notices()

  enum MainThread: Hashable, Sendable {
    /// Waits for the next event, or is about to take it.
    case asleep
    /// Serves an event, which has come to a receiver.
    case serving(Event, at: Receiver)
    /// Busy with a lengthy task that an event started.
    case busy
    /// The same, for longer than the watchdog allows.
    case blocked
  }

  enum Screen: UInt8, CaseIterable, Hashable, Sendable {
    /// Shows what is in memory.
    case current
    /// The main thread has changed a view, which must be redrawn.
    case invalid
    /// Another thread has changed a view without the main thread's knowledge.
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

  public var isQuiet: Bool { isAtRest }

  /// Whether the app is on screen.
  var isInForeground: Bool { execution == .active || execution == .inactive }

  /// The event that is served and how far it has come, if there is one.
  var served: (event: Event, receiver: Receiver)? {
    if case .serving(let event, let receiver) = main { (event, receiver) } else { nil }
  }

  /// Where the served event is.
  var receiver: Receiver? { served?.receiver }

  /// Ends the process, and with it everything in this state.
  mutating func die() { self = RunLoopState() }

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
    case .serving(let event, let receiver): "\(event.name) at \(receiver.name(for: event))"
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

/// The stages of the guide's figure 2-2: from the queue through the run loop and UIApplication to
/// the objects of the app.
extension RunLoopState {
  public var stage: Stage {
    switch execution {
    case .notRunning: return Stage(0, "not running", .absent)
    case .suspended: return Stage(11, "suspended", .frozen)
    default: break
    }
    switch main {
    case .asleep:
      return queue.isEmpty
        ? Stage(1, "run loop asleep", .foreground) : Stage(2, "event in the queue", .running)
    case .serving(_, let receiver): return receiver.stage
    case .busy: return Stage(9, "lengthy task on the main thread", .running)
    case .blocked: return Stage(10, "main thread blocked too long", .frozen)
    }
  }

  public var stageRemark: String? {
    switch receiver {
    case .superview, .controller, .respondingWindow, .respondingApplication:
      "superview, view controller, window, UIApplication"
    default: nil
    }
  }
}

extension RunLoopState.Receiver {
  fileprivate var stage: Stage {
    switch self {
    case .application: Stage(3, "UIApplication", .foreground)
    case .window: Stage(4, "window", .foreground)
    case .view: Stage(5, "hit view, control or first responder", .foreground)
    case .superview, .controller, .respondingWindow, .respondingApplication:
      Stage(6, "further up the responder chain", .foreground)
    case .object: Stage(7, "target or designated object", .foreground)
    case .delegate: Stage(8, "app delegate", .foreground)
    }
  }
}

/// How the rules of the run loop can be wrong: one part of the state does not change, or changes
/// wrongly.
extension RunLoopState {
  public static func faults(of rule: Rule<RunLoopState>) -> [EffectFault<RunLoopState>] {
    parts + queueFaults + mainThreadFaults + otherFaults
  }

  private static let parts: [EffectFault<RunLoopState>] = [
    EffectFault("execution state kept") { $1.with(\.execution, $0.execution) },
    EffectFault("queue kept") { $1.with(\.queue, $0.queue) },
    EffectFault("main thread goes on") { $1.with(\.main, $0.main) },
    EffectFault("worker goes on") { $1.with(\.isWorkerBusy, $0.isWorkerBusy) },
    EffectFault("screen kept") { $1.with(\.screen, $0.screen) },
    EffectFault("notifications kept") { $1.with(\.notices, $0.notices) },
  ]

  private static let queueFaults: [EffectFault<RunLoopState>] = [
    EffectFault("queue reversed") { $1.with(\.queue, EventQueue($1.queue.events.reversed())) },
    EffectFault("queue emptied") { $1.with(\.queue, EventQueue()) },
    EffectFault("last event lost") { $1.with(\.queue, EventQueue($1.queue.events.dropLast())) },
    EffectFault("last event queued twice") { _, target in
      guard let last = target.queue.events.last, target.queue.hasRoom else { return target }
      return target.with(\.queue, EventQueue([last, last]))
    },
  ]

  private static let mainThreadFaults: [EffectFault<RunLoopState>] =
    [
      EffectFault("main thread asleep") { $1.with(\.main, .asleep) },
      EffectFault("main thread busy") { $1.with(\.main, .busy) },
      EffectFault("main thread blocked") { $1.with(\.main, .blocked) },
    ]
    + Receiver.allCases.map { receiver in
      EffectFault("event at \(receiver)") { _, target in
        guard let event = target.served?.event else { return target }
        return target.with(\.main, .serving(event, at: receiver))
      }
    }
    + Event.allCases.map { event in
      EffectFault("\(event.name) in its place") { source, target in
        guard let receiver = target.receiver, source.main != target.main else { return target }
        return target.with(\.main, .serving(event, at: receiver))
      }
    }

  private static let otherFaults: [EffectFault<RunLoopState>] =
    ExecutionState.allCases.map { execution in
      EffectFault("ends \(execution.name)") { $1.with(\.execution, execution) }
    }
    + Screen.allCases.map { screen in EffectFault(screen.name) { $1.with(\.screen, screen) } }
    + [
      EffectFault("worker busy") { $1.with(\.isWorkerBusy, true) },
      EffectFault("worker free") { $1.with(\.isWorkerBusy, false) },
      EffectFault("notifications forgotten") { $1.with(\.notices, []) },
      EffectFault("notifications queued") { $1.with(\.notices, [.locale, .defaults]) },
    ]

  private func with<Value>(_ part: WritableKeyPath<RunLoopState, Value>, _ value: Value) -> Self {
    var state = self
    state[keyPath: part] = value
    return state
  }
}
