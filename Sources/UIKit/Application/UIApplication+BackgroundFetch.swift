/// What a fetch in the background found.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// The fetch failed.
  case failed
}

/// Whether an app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user cannot change it.
  case restricted
  /// The user does not let it.
  case denied
  /// It may.
  case available
}

extension UIApplication {
  /// As often as the system likes.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// Not at all.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Whether the user lets the app refresh in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { host.backgroundRefreshStatus }

  /// Asks to fetch in the background at most this often.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    self.minimumBackgroundFetchInterval = minimumBackgroundFetchInterval
  }
}
