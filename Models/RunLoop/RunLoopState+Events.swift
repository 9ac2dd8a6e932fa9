extension RunLoopState {
  /// What the main run loop serves: the kinds of event in the guide's Table 2-2 that differ in
  /// where they go, work handed over by another thread, and calls of the app delegate.
  ///
  /// Redraws are not events in the queue: a view is called whenever it has changed; see
  /// ``RunLoopState/screen``.
  enum Event: UInt8, CaseIterable, Hashable, Sendable {
    case touch = 1
    case touchOnControl
    /// They go to the first responder.
    case remoteControlOrShake
    /// Readings of the accelerometer, the magnetometer and the gyroscope, and locations.
    case motionOrLocation
    /// What another thread asks the main thread to do.
    case handOver
    /// A call of the app delegate; it never waits in the queue.
    case lifeCycle
  }

  /// The receiver of an event: the objects on its way in, then those of the responder chain.
  enum Receiver: UInt8, CaseIterable, Hashable, Sendable {
    case application, window
    /// The view that was hit, the control that was hit, or the first responder.
    case view
    case superview, controller
    /// The window and the application a second time, now as responders.
    case respondingWindow, respondingApplication
    case delegate
    /// Any other object of the app: the one designated, a target of actions, a receiver of work.
    case object
  }
}

extension RunLoopState.Event {
  var name: String {
    switch self {
    case .touchOnControl: "touch on a control"
    case .remoteControlOrShake: "remote control or shake"
    case .motionOrLocation: "motion or location"
    case .handOver: "work handed over"
    case .lifeCycle: "life-cycle call"
    default: String(describing: self)
    }
  }

  /// Whether it happens at a view.
  var isTouch: Bool { self == .touch || self == .touchOnControl }

  /// Whether a responder can leave it to the next one.
  var climbsTheChain: Bool { self == .touch || self == .remoteControlOrShake }
}

extension RunLoopState.Receiver {
  func name(for event: RunLoopState.Event) -> String {
    switch self {
    case .application: "UIApplication"
    case .window: "the window"
    case .view:
      switch event {
      case .touch: "the hit view"
      case .touchOnControl: "the control"
      default: "the first responder"
      }
    case .superview: "the superview"
    case .controller: "the view controller"
    case .respondingWindow: "the window as a responder"
    case .respondingApplication: "UIApplication as a responder"
    case .delegate: "the app delegate"
    case .object: event == .touchOnControl ? "the target" : "the object for it"
    }
  }
}

/// The events that wait, first in, first out; at most two.
struct EventQueue: Hashable, Sendable {
  /// Four bits for each event, the first in the lowest.
  private var bits: UInt8 = 0

  init(_ events: [RunLoopState.Event] = []) {
    for event in events { append(event) }
  }

  var isEmpty: Bool { bits == 0 }
  var hasRoom: Bool { bits >> 4 == 0 }
  var count: Int { isEmpty ? 0 : hasRoom ? 1 : 2 }
  var first: RunLoopState.Event? { RunLoopState.Event(rawValue: bits & 15) }

  var events: [RunLoopState.Event] {
    [bits & 15, bits >> 4].compactMap(RunLoopState.Event.init)
  }

  // Queues are compared without listing their events, because properties compare them for each step.
  var withoutFirst: EventQueue { EventQueue(bits: bits >> 4) }
  var withoutLast: EventQueue { EventQueue(bits: hasRoom ? 0 : bits & 15) }

  /// Whether another queue’s events are the first of this one.
  func starts(with other: EventQueue) -> Bool {
    other.isEmpty || other == self || other == withoutLast
  }

  private init(bits: UInt8) { self.bits = bits }

  mutating func append(_ event: RunLoopState.Event) {
    if hasRoom { bits |= event.rawValue << (isEmpty ? 0 : 4) }
  }

  mutating func removeFirst() { bits >>= 4 }
}
