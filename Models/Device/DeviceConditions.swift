/// Conditions on one app: 14 for each app, out of the 256 that a machine can have.
extension Condition where State == DeviceState {
  static func isGone(_ app: Int) -> Condition {
    of(app, "has no process") { !$0.phase.hasProcess }
  }
  static func isNotRunning(_ app: Int) -> Condition {
    of(app, "has no process and is not force-quit") { $0.phase == .notRunning }
  }
  static func isInactive(_ app: Int) -> Condition {
    of(app, "is inactive, after having been active") { $0.phase == .inactive }
  }
  static func isArrivingOrInactive(_ app: Int) -> Condition {
    of(app, "is inactive") { $0.phase == .arriving || $0.phase == .inactive }
  }
  static func isActive(_ app: Int) -> Condition { of(app, "is active") { $0.phase == .active } }
  static func isInFront(_ app: Int) -> Condition {
    of(app, "is in front") { $0.phase.isInFront }
  }
  static func isInBackground(_ app: Int) -> Condition {
    of(app, "is in the background") { $0.phase.isInBackground }
  }
  static func hasNoTask(_ app: Int) -> Condition {
    of(app, "is in the background without a task") { $0.phase == .background }
  }
  static func hasTask(_ app: Int) -> Condition {
    of(app, "is in the background with a task") { $0.phase == .backgroundTask }
  }
  static func isSuspended(_ app: Int) -> Condition {
    of(app, "is suspended") { $0.phase == .suspended }
  }
  static func isRunning(_ app: Int) -> Condition { of(app, "runs") { $0.phase.isRunning } }
  static func isExiting(_ app: Int) -> Condition {
    of(app, "has been told of its end") { $0.phase.isExiting }
  }
  static func isLarge(_ app: Int) -> Condition { of(app, "is large") { $0.isLarge } }
  static func isSmall(_ app: Int) -> Condition { of(app, "is small") { !$0.isLarge } }

  private static func of(
    _ app: Int, _ words: String, _ test: @escaping @Sendable (DeviceApp) -> Bool
  ) -> Condition {
    Condition("app \(app + 1) \(words)") { test($0[app]) }
  }
}

/// Conditions on the device.
extension Condition where State == DeviceState {
  static let roomInFront = Condition("there is room in front") { $0.hasRoomInFront }
  static let pageFree = Condition("a page is free") { $0.freePages > 0 }
  /// Memory is low: an app that wants more must wait until an app ends or releases some.
  static let memoryFull = Condition("no page is free") { $0.freePages <= 0 }
  static let noneSuspended = Condition("no app is suspended") { state in
    !state.contains { $0.phase == .suspended }
  }
  static let noLargeSuspended = Condition("no large app is suspended") { state in
    !state.contains { $0.phase == .suspended && $0.isLarge }
  }
  static let someLargeSuspended = Condition("a large app is suspended") { state in
    state.contains { $0.phase == .suspended && $0.isLarge }
  }
  static let onlyFrontLeft = Condition("only apps in front are in memory") { state in
    !state.contains { $0.phase.hasProcess && !$0.phase.isInFront }
  }
}
