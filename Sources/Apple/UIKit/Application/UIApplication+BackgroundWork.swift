extension UIApplication {
  public var backgroundTimeRemaining: TimeInterval { host.backgroundTimeRemaining }

  nonisolated public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  nonisolated public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(
      rawValue: host.beginBackgroundTask(name: taskName, expirationHandler: handler))
  }

  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    host.endBackgroundTask(identifier.rawValue)
  }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted
  case denied
  case available
}

extension UIApplication {
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { host.backgroundRefreshStatus }

  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    self.minimumBackgroundFetchInterval = minimumBackgroundFetchInterval
  }
}

/// The name in Swift 3 and 4 for the identifier of no task.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
