/// Identifies a request for time in the background, as `UIBackgroundTaskIdentifier` does.
public struct BackgroundTaskIdentifier: Hashable, Sendable {
  /// The number of the task in its process, from 1; 0 is no task.
  public let number: Int

  /// An identifier that no task has.
  public static let invalid = BackgroundTaskIdentifier(number: 0)

  /// Creates the identifier with a number.
  public init(number: Int) { self.number = number }
}

/// The background tasks of one process.
struct BackgroundTasks {
  /// A task that was begun and not ended.
  struct Open {
    let task: BackgroundTaskIdentifier
    let name: String
    var handler: (() -> Void)?
    /// Whether its time is over.
    var isExpired = false
  }

  /// The tasks that are open, the oldest first.
  private(set) var open: [Open] = []

  /// Whether a task is open whose time is not over.
  var wantsTime: Bool { open.contains { !$0.isExpired } }

  mutating func begin(_ task: BackgroundTaskIdentifier, name: String, handler: (() -> Void)?) {
    open.append(Open(task: task, name: name, handler: handler))
  }

  /// Ends a task.
  /// - Returns: The task, for the caller to release: its handler may hold the last reference to an
  ///   object whose deinitialiser calls the application.
  mutating func end(_ task: BackgroundTaskIdentifier) -> Open? {
    guard let index = open.firstIndex(where: { $0.task == task }) else { return nil }
    return open.remove(at: index)
  }

  /// Ends the time of all tasks.
  /// - Returns: Their handlers, in the order in which the tasks were begun.
  mutating func expire() -> [() -> Void] {
    var handlers: [() -> Void] = []
    for index in open.indices where !open[index].isExpired {
      open[index].isExpired = true
      if let handler = open[index].handler { handlers.append(handler) }
      open[index].handler = nil
    }
    return handlers
  }

  /// The tasks whose time is over and which are still open.
  var overdue: [Open] { open.filter(\.isExpired) }
}
