import LifecycleModels

/// What the code of one process has asked of iOS since the last step, and what it still holds.
struct ApplicationInbox {
  /// An app that has more open tasks than this does not end them.
  private static let mostTasks = 100

  var tasks = BackgroundTasks()
  /// Requests that the model has not served yet.
  var requests: [AppRequest] = []
  /// Work that waits on the main queue.
  var scheduled: [(name: String, work: () -> Void)] = []
  /// Background events whose completion handlers were not called.
  var openEvents: Set<Int> = []
  /// What the last callback answered.
  var answer = true
  /// Whether a callback or an action is running.
  var isCalling = false
  /// What was done wrong since the last call of ``takeBreaches()``.
  private(set) var breaches: [Breach] = []

  /// Something that no app may do, with what was done.
  struct Breach {
    let obligation: AppObligation
    let detail: String
  }

  mutating func breach(_ obligation: AppObligation, _ detail: String) {
    breaches.append(Breach(obligation: obligation, detail: detail))
  }

  mutating func takeBreaches() -> [Breach] {
    defer { breaches.removeAll() }
    return breaches
  }

  mutating func begin(_ task: BackgroundTaskIdentifier, name: String, handler: (() -> Void)?) {
    tasks.begin(task, name: name, handler: handler)
    if tasks.open.count > Self.mostTasks {
      breach(.backgroundTasks, "more than \(Self.mostTasks) background tasks are open at once")
    }
  }

  /// Ends a task.
  /// - Returns: The task, for the caller to release.
  mutating func end(_ task: BackgroundTaskIdentifier) -> BackgroundTasks.Open? {
    if let ended = tasks.end(task) { return ended }
    breach(
      .backgroundTasks,
      task == .invalid
        ? "endBackgroundTask is called with the invalid identifier"
        : "task \(task.number) is ended twice, or was never begun")
    return nil
  }

  mutating func complete(event: Int) {
    if openEvents.remove(event) == nil {
      breach(.completionHandlers, "the completion handler of a background event is called twice")
    }
  }
}
