/// What rules ask about the process and what surrounds it.
extension Condition where State == SceneState {
  static let noProcess = Condition("there is no process") { $0.process == .notRunning }
  static let hasProcess = Condition("there is a process") { $0.process != .notRunning }
  static let running = Condition("code of the app runs") { $0.process == .running }
  static let active = Condition("active") { $0.execution == .active }
  static let inactive = Condition("inactive") { $0.execution == .inactive }
  static let foreground = Condition("in the foreground") {
    $0.scenes.contains(where: \.isInFront)
  }
  static let background = Condition("in the background") { $0.execution == .background }
  static let suspended = Condition("suspended") { $0.process == .suspended }
  static let inMemory = Condition("running or suspended") {
    $0.process == .running || $0.process == .suspended
  }
  static let prewarmed = Condition("prewarmed") {
    $0.process == .prewarmed || $0.process == .prewarmedAfterLaunch
  }
  static let launchable = Condition("not launched") {
    $0.process == .notRunning || $0.process == .prewarmed
  }
  static let prewarmedAfterLaunch = Condition("prewarmed after launch") {
    $0.process == .prewarmedAfterLaunch
  }

  /// The main run loop is serial: the next event waits until what is owed is delivered (F126, F135).
  static let quiet = Condition("nothing is owed") { $0.isQuiet }
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.didFinishLaunching))
  }

  static let unlocked = Condition("the device is unlocked") { $0.canReadProtectedData }
  static let locked = Condition("the device is locked") { !$0.canReadProtectedData }
  static let unlockedOnce = Condition("unlocked since boot") {
    $0.protectedData != .unavailableSinceBoot
  }
  static let notForceQuit = Condition("not force-quit") { !$0.isForceQuit }
  static let forceQuit = Condition("force-quit") { $0.isForceQuit }
  static let handlesEvent = Condition("handling a background event") { $0.handlesEvent }
  static let handlesNoEvent = Condition("no background event in hand") { !$0.handlesEvent }

  /// What does not depend on the number of windows is modelled for the app with one.
  static let oneWindow = Condition("can have one window") { !$0.hasSeveralWindows }
  static let severalWindows = Condition("can have several windows") { $0.hasSeveralWindows }
  static let oneSession = Condition("at most one window is left") {
    $0.scenes.count(where: \.hasSession) <= 1
  }

  static func under(_ cover: SceneState.Cover) -> Condition {
    Condition(cover == .switcher ? "in the switcher" : "under a cover") { $0.cover == cover }
  }

  static func task(_ tasks: SceneState.BackgroundTask...) -> Condition {
    Condition("task " + tasks.map { "\($0)" }.joined(separator: " or ")) { tasks.contains($0.task) }
  }
}

/// What rules ask about one scene, and about what is delivered next.
extension Condition where State == SceneState {
  static func scene(
    _ index: Int, _ words: String, _ test: @escaping @Sendable (SceneSlot) -> Bool
  ) -> Condition {
    Condition(SceneSlots.letter(index) + " " + words) { test($0.scenes[index]) }
  }

  static func isInBackground(_ index: Int) -> Condition {
    scene(index, "is in the background") { $0.activation == .background }
  }

  static func isNotInFront(_ index: Int) -> Condition {
    scene(index, "is not in front") { !$0.isInFront }
  }

  static func isInFront(_ index: Int) -> Condition { scene(index, "is in front") { $0.isInFront } }

  static func isDisconnected(_ index: Int) -> Condition {
    scene(index, "is disconnected") { $0.activation == .disconnected }
  }

  static func hasSession(_ index: Int) -> Condition {
    scene(index, "has a session") { $0.hasSession }
  }

  static func hasNoSession(_ index: Int) -> Condition {
    scene(index, "has no session") { !$0.hasSession }
  }

  static func options(_ index: Int, _ input: SceneSlot.Input) -> Condition {
    scene(index, input == .none ? "connects without input" : "connects with \(input)") {
      $0.options == input
    }
  }

  /// The callback is next for the app delegate, its notification posted or not.
  static func callNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next") {
      $0.nextForApp == .call(callback) || $0.nextForApp == .callOnly(callback)
    }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next for the app") { $0.nextForApp == item }
  }

  /// The callback is next for a scene, its notification posted or not.
  static func callNext(_ callback: Callback, for index: Int) -> Condition {
    Condition("\(callback.name) is next for \(SceneSlots.letter(index))") { state in
      let next = state.next(for: index)
      return next == .call(callback) || next == .callOnly(callback)
    }
  }

  static func owesNext(_ callback: Callback, for index: Int) -> Condition {
    Condition("\(callback.name) is next for \(SceneSlots.letter(index)), its notification unposted")
    {
      $0.next(for: index) == .call(callback)
    }
  }
}
