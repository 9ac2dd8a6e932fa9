extension UIApplication {
  /// How many seconds the app may still run in the background; a huge number in the foreground.
  public var backgroundTimeRemaining: TimeInterval { host.backgroundTimeRemaining }

  /// Asks for time to finish something in the background.
  ///
  /// It may be called on any thread.
  ///
  /// - Parameter handler: Called shortly before the time is up; it has to end the task.
  /// - Returns: What ends the task; ``UIBackgroundTaskIdentifier/invalid`` if there is no time.
  nonisolated public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time to finish something in the background.
  ///
  /// It may be called on any thread.
  ///
  /// - Parameters:
  ///   - taskName: What the task is called when debugging.
  ///   - handler: Called shortly before the time is up; it has to end the task.
  /// - Returns: What ends the task; ``UIBackgroundTaskIdentifier/invalid`` if there is no time.
  nonisolated public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(
      rawValue: host.beginBackgroundTask(name: taskName, expirationHandler: handler))
  }

  /// Says that something is finished; every task that was begun has to be ended.
  ///
  /// It may be called on any thread.
  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    host.endBackgroundTask(identifier.rawValue)
  }
}
