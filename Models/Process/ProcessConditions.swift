/// Conditions on the process and on what surrounds it.
extension Condition where State: AppProcessState {
  static var noProcess: Condition {
    Condition("there is no process") { $0.execution == .notRunning }
  }
  static var hasProcess: Condition {
    Condition("there is a process") { $0.execution.hasProcess }
  }
  static var running: Condition {
    Condition("code of the app runs") { $0.execution.isRunning }
  }
  static var active: Condition { Condition("active") { $0.execution == .active } }
  static var inactive: Condition { Condition("inactive") { $0.execution == .inactive } }
  static var foreground: Condition {
    Condition("in the foreground") { $0.execution == .active || $0.execution == .inactive }
  }
  static var background: Condition {
    Condition("in the background") { $0.execution == .background }
  }
  static var suspended: Condition { Condition("suspended") { $0.execution == .suspended } }
  static var needsStart: Condition {
    Condition("launched or woken by what arrives") {
      $0.execution == .notRunning || $0.execution == .suspended
    }
  }
  static var prewarmed: Condition {
    Condition("prewarmed") {
      $0.execution == .prewarmed || $0.execution == .prewarmedAfterLaunch
    }
  }

  /// The main run loop is serial: the next event waits until everything owed is delivered (F126,
  /// F135).
  static var quiet: Condition { Condition("nothing is owed") { $0.isQuiet } }
  static var offScreen: Condition {
    Condition("off screen, between events") {
      $0.isQuiet && $0.execution != .active && $0.execution != .inactive
    }
  }

  static var unlocked: Condition {
    Condition("the device is unlocked") { $0.canReadProtectedData }
  }
  static var locked: Condition { Condition("the device is locked") { !$0.canReadProtectedData } }
  /// Before the first unlock after a boot only some systems launch apps in the background.
  static func unlockedOnce(exceptOn systems: SystemVersions) -> Condition {
    Condition("unlocked since boot" + (systems.isEmpty ? "" : ", or on \(systems.words)")) {
      $0.protectedData != .unavailableSinceBoot || $0.systems.overlaps(systems)
    }
  }
  static var believesDataAvailable: Condition {
    Condition("was told that data is available") { !$0.knowsDataIsUnavailable }
  }
  static var believesDataUnavailable: Condition {
    Condition("was told that data is unavailable") { $0.knowsDataIsUnavailable }
  }
  static var notForceQuit: Condition { notForceQuit(exceptOn: .none) }
  static func notForceQuit(exceptOn systems: SystemVersions) -> Condition {
    Condition("not force-quit" + (systems.isEmpty ? "" : ", or on \(systems.words)")) {
      !$0.isForceQuit || $0.systems.overlaps(systems)
    }
  }
  static var forceQuit: Condition { Condition("force-quit") { $0.isForceQuit } }
  static func working(on work: BackgroundWork...) -> Condition {
    Condition(work.map(\.name).joined(separator: " or ")) { work.contains($0.work) }
  }
  static var hasNoWork: Condition {
    Condition("nothing to complete in the background") { $0.work == .none }
  }

  static func task(_ tasks: BackgroundTask...) -> Condition {
    Condition(tasks.map(\.name).joined(separator: " or ")) { tasks.contains($0.task) }
  }
}

/// Circumstances that the models with and without scenes share.
extension Circumstance where State: AppProcessState {
  static func backgroundLaunch(citing citations: [Citation]) -> Circumstance {
    Circumstance(
      "the process was launched in the background", citing: citations,
      occurrences: {
        $0.isBackgroundLaunch || $0 == .prewarming(.runsLaunch) || $0 == .prewarming(.runsInit)
      })
  }

  static var prewarming: Circumstance {
    Circumstance(
      "the process was prewarmed", citing: [70, 71, 72], occurrences: { $0.isPrewarming })
  }

  static var fastUserKill: Circumstance {
    Circumstance(
      "the app was killed from the switcher right after it was left", citing: [162],
      occurrences: { $0 == .userKill(.fast) })
  }

  static var cutShortEntrance: Circumstance {
    Circumstance(
      "the app was covered, or sent back, before it had become active", citing: [265, 266, 335],
      occurrences: \.isCutShort)
  }

  static func inputInFront(_ statement: String, citing citations: [Citation]) -> Circumstance {
    Circumstance(
      statement, citing: citations,
      occurrences: { if case .inputInFront = $0 { true } else { false } })
  }

  static func earlyNotification(_ statement: String, citing citations: [Citation]) -> Circumstance {
    Circumstance(statement, citing: citations) { rule in
      rule.occurrence == .delivery(.early) && rule.callback?.isNotification == true
    }
  }

  static var refusedTask: Circumstance {
    Circumstance(
      "the beginBackgroundTask call was refused", citing: [110],
      occurrences: { $0 == .answer(to: .beginTask, isGranted: false) })
  }
}
