/// Names a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task: there was no time for one.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
