extension Condition where State == AppState {
  static let noProcess = Condition("there is no process") { $0.execution == .notRunning }
  static let hasProcess = Condition("there is a process") { $0.execution.hasProcess }
  static let running = Condition("code of the app runs") { $0.execution.isRunning }
  static let active = Condition("active") { $0.execution == .active }
  static let inactive = Condition("inactive") { $0.execution == .inactive }
  static let foreground = Condition("in the foreground") {
    $0.execution == .active || $0.execution == .inactive
  }
  static let background = Condition("in the background") { $0.execution == .background }
  static let suspended = Condition("suspended") { $0.execution == .suspended }
  static let prewarmed = Condition("prewarmed") {
    $0.execution == .prewarmed || $0.execution == .prewarmedAfterLaunch
  }
  static let launchable = Condition("not launched") {
    !$0.execution.hasProcess || $0.execution == .prewarmed
      || $0.execution == .prewarmedAfterLaunch
  }

  /// The main run loop is serial: the next event waits until what is owed is delivered (F126, F135).
  static let quiet = Condition("nothing is owed") { $0.isQuiet }
  /// A notification belongs to the callback before it; nothing comes between.
  static let betweenDeliveries = Condition("between deliveries") { state in
    switch state.owed.first {
    case .call(let callback): !callback.isNotification
    case .callOnly: false
    default: true
    }
  }
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.didFinishLaunching))
  }
  static let notTerminating = Condition("not about to exit") { !$0.owed.contains(.exit) }

  static let unlocked = Condition("the device is unlocked") { $0.canReadProtectedData }
  static let locked = Condition("the device is locked") { !$0.canReadProtectedData }
  static let unlockedOnce = Condition("unlocked since boot") {
    $0.protectedData != .unavailableSinceBoot
  }
  static let notForceQuit = Condition("not force-quit") { !$0.isForceQuit }
  static let forceQuit = Condition("force-quit") { $0.isForceQuit }
  static let staysOnSuspend = Condition("does not exit on suspend") { !$0.exitsOnSuspend }
  static let exitsOnSuspend = Condition("exits on suspend") { $0.exitsOnSuspend }
  static let shown = Condition("has been in the foreground") { $0.isShown }
  static let uncovered = Condition("nothing lies over the app") { $0.cover == .none }
  static let handlesEvent = Condition("handling a background event") { $0.handlesEvent }
  static let handlesNoEvent = Condition("no background event in hand") { !$0.handlesEvent }

  static func under(_ covers: AppState.Cover...) -> Condition {
    Condition("under " + covers.map(\.name).joined(separator: " or ")) { covers.contains($0.cover) }
  }

  static func task(_ tasks: AppState.BackgroundTask...) -> Condition {
    Condition("task " + tasks.map { "\($0)" }.joined(separator: " or ")) { tasks.contains($0.task) }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next") { $0.owed.first == item }
  }

  /// The callback is next, whether or not its notification has been posted already.
  static func callNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next, its notification posted or not") {
      $0.owed.first == .call(callback) || $0.owed.first == .callOnly(callback)
    }
  }
}
