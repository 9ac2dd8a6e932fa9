/// Background work, with what it is given and what it returns.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app that it has scheduled.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }

  /// The events of a background session with an identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The events of a background session.
  public static var urlSession: BackgroundTask { BackgroundTask() }

  /// The events of a background session whose identifier matches.
  public static func urlSession(
    matching shouldHandle: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask { BackgroundTask() }
}
