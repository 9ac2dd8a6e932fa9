extension Condition where State == RunLoopState {
  static let noProcess = Condition("there is no process") { $0.execution == .notRunning }
  static let running = Condition("code of the app runs") { $0.execution.isRunning }
  static let active = Condition("active") { $0.execution == .active }
  static let inactive = Condition("inactive") { $0.execution == .inactive }
  static let background = Condition("in the background") { $0.execution == .background }
  static let suspended = Condition("suspended") { $0.execution == .suspended }
  static let foreground = Condition("in the foreground") { $0.isInForeground }
  static let notInactive = Condition("active or in the background") {
    $0.execution == .active || $0.execution == .background
  }

  static let asleep = Condition("the main thread is asleep") { $0.main == .asleep }
  static let atRest = Condition("nothing is served and nothing waits") { $0.isAtRest }
  static let busy = Condition("at a lengthy task") { $0.main == .busy }
  static let blocked = Condition("past the watchdog's limit") { $0.main == .blocked }
  static let atTask = Condition("at a lengthy task, past the limit or not") {
    $0.main == .busy || $0.main == .blocked
  }

  static let room = Condition("the queue has room") { $0.queue.hasRoom }
  static let noNotices = Condition("no notification waits") { $0.notices.isEmpty }
  static let workerFree = Condition("the worker is free") { !$0.isWorkerBusy }
  static let workerBusy = Condition("the worker is at a lengthy task") { $0.isWorkerBusy }
  static let invalid = Condition("a redraw is to come") { $0.screen == .invalid }

  static let touch = Condition("serving a touch") { $0.served?.event.isTouch ?? false }
  static let climbing = Condition("serving an event that may climb the responder chain") {
    $0.served?.event.climbsTheChain ?? false
  }

  /// The code of the app has been called for the event.
  static let inHandler = Condition("in a handler of the app") { state in
    guard let (event, receiver) = state.served else { return false }
    return switch receiver {
    case .application, .window: false
    case .view: event != .touchOnControl
    default: true
    }
  }

  static func first(_ event: RunLoopState.Event) -> Condition {
    Condition("\(event.name) is first in the queue") { $0.queue.first == event }
  }

  static func serving(_ event: RunLoopState.Event) -> Condition {
    Condition("serving \(event.name)") { $0.served?.event == event }
  }

  static func at(_ receiver: RunLoopState.Receiver) -> Condition {
    Condition("at \(receiver)") { $0.receiver == receiver }
  }

  static func waits(_ notices: RunLoopState.Notices, _ name: String) -> Condition {
    Condition("a change of the \(name) waits") { $0.notices.contains(notices) }
  }
}
