extension UIApplication {
  /// The number of seconds left to run in the background; a huge number in the foreground.
  public var backgroundTimeRemaining: TimeInterval { host.backgroundTimeRemaining }

  /// Asks for time to finish work in the background.
  ///
  /// It may be called on any thread.
  ///
  /// - Parameter handler: Called shortly before the time is up; it has to end the task.
  /// - Returns: The identifier of the task; ``UIBackgroundTaskIdentifier/invalid`` if refused.
  nonisolated public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time to finish work in the background.
  ///
  /// It may be called on any thread.
  ///
  /// - Parameters:
  ///   - taskName: The name to show in the debugger.
  ///   - handler: Called shortly before the time is up; it has to end the task.
  /// - Returns: The identifier of the task; ``UIBackgroundTaskIdentifier/invalid`` if refused.
  nonisolated public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(
      rawValue: host.beginBackgroundTask(name: taskName, expirationHandler: handler))
  }

  /// Marks work as finished; every task that was begun has to be ended.
  ///
  /// It may be called on any thread.
  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    host.endBackgroundTask(identifier.rawValue)
  }
}

/// Identifies a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task: the request was refused.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was found.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed
}

/// Whether an app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user cannot change this.
  case restricted
  /// The user has turned it off.
  case denied
  /// It may.
  case available
}

extension UIApplication {
  /// As often as the system allows.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// Never.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Whether the app may refresh in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { host.backgroundRefreshStatus }

  /// Sets the shortest interval at which the app wants to fetch in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    self.minimumBackgroundFetchInterval = minimumBackgroundFetchInterval
  }
}

/// The name in Swift 3 and 4 for the identifier of no task.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
