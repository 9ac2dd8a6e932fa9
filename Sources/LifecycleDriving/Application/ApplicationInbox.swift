import LifecycleModels

/// What the code of one process has asked of iOS since the last step, and what it still holds.
struct ApplicationInbox {
  /// An app that has more open tasks than this does not end them.
  private static let maxTasks = 100

  var tasks = BackgroundTasks()
  /// Requests that the model has not served yet.
  var requests: [AppRequest] = []
  /// What waits for the main thread.
  var mainQueue = MainQueue()
  /// Background events whose completion handlers were not called.
  var openEvents: Set<Int> = []
  /// The quick actions and notifications whose completion handlers were not called, by number.
  private(set) var openAnswers: [Int: Callback] = [:]
  /// What the app has to do with the background task scheduler.
  var scheduler = SchedulerRecord()
  /// What the last callback answered.
  var answer = true
  /// Whether a callback or an action is running.
  var isCalling = false
  /// Whether the code has no method for the callback that it was sent.
  var lacksMethod = false
  /// What had no effect and is probably a mistake, in words.
  private(set) var futileCalls: Set<String> = []
  /// What was done wrong since the last call of ``takeBreaches()``.
  private(set) var breaches: [Breach] = []

  /// Something that no app may do, with what was done.
  struct Breach {
    let obligation: AppObligation
    let detail: String
  }

  /// Whether so many tasks are open that the app surely does not end them.
  var hasTooManyTasks: Bool { tasks.open.count > Self.maxTasks }

  mutating func breach(_ obligation: AppObligation, _ detail: String) {
    breaches.append(Breach(obligation: obligation, detail: detail))
  }

  mutating func takeBreaches() -> [Breach] {
    defer { breaches.removeAll() }
    return breaches
  }

  mutating func begin(_ task: BackgroundTaskIdentifier, name: String, handler: (() -> Void)?) {
    tasks.begin(task, name: name, handler: handler)
    if hasTooManyTasks {
      breach(.backgroundTasks, "more than \(Self.maxTasks) background tasks are open at once")
    }
  }

  /// Ends a task.
  /// - Returns: The task, for the caller to release.
  mutating func end(_ task: BackgroundTaskIdentifier) -> BackgroundTasks.Open? {
    if let ended = tasks.end(task) { return ended }
    if task == .invalid {
      futileCalls.insert("endBackgroundTask is called with .invalid, which has no effect")
    } else {
      breach(.backgroundTasks, "task \(task.number) is ended twice, or was never begun")
    }
    return nil
  }

  /// Notes that something is open until the app says that it is complete.
  ///
  /// - Parameters:
  ///   - number: The number under which it is completed.
  ///   - task: The kind of task that it is; nil for an event with a completion handler.
  mutating func open(_ number: Int, as task: ScheduledTask.Kind?) {
    if let task { scheduler.open(number, as: task) } else { openEvents.insert(number) }
  }

  mutating func complete(event: Int) {
    if openEvents.remove(event) == nil {
      breach(.completionHandlers, "the completion handler of a background event is called twice")
    }
  }

  /// Notes that the app owes a call of a completion handler that keeps nothing waiting in a model.
  mutating func expectAnswer(_ number: Int, to callback: Callback) {
    openAnswers[number] = callback
  }

  mutating func receiveAnswer(_ number: Int, to callback: Callback) {
    if openAnswers.removeValue(forKey: number) == nil {
      breach(.answers, "the completion handler of \(callback.name) is called twice")
    }
  }

  mutating func complete(task: Int) {
    if !scheduler.complete(task) {
      breach(.scheduledTasks, "a task of the scheduler is completed twice")
    }
  }

  /// Whether the app has not said yet that something is complete.
  func isOpen(_ number: Int) -> Bool {
    openEvents.contains(number) || scheduler.tasks[number] != nil
  }

  /// Registers the launch handler of a task.
  mutating func register(_ identifier: String) {
    if let fault = scheduler.register(identifier) { breach(.taskRegistration, fault) }
  }
}

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
    /// Whether it was begun with an expiration handler.
    let hasHandler: Bool
    /// Whether its time is over.
    var isExpired = false
  }

  /// The tasks that are open, the oldest first.
  private(set) var open: [Open] = []

  /// Whether a task is open whose time is not over.
  var wantsTime: Bool { open.contains { !$0.isExpired } }

  mutating func begin(_ task: BackgroundTaskIdentifier, name: String, handler: (() -> Void)?) {
    open.append(
      Open(task: task, name: name, handler: handler, hasHandler: handler != nil))
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
