import LifecycleModels

/// What the code of one process has to do with the background task scheduler.
struct SchedulerRecord {
  /// The tasks that the app was handed and has not completed, by number.
  private(set) var tasks: [Int: ScheduledTask] = [:]
  /// The identifiers of tasks that have a launch handler.
  private var registered: Set<String> = []
  /// Whether didFinishLaunching has returned.
  private var hasFinishedLaunching = false

  private static let launchMethods: Set<Callback> = [
    .swiftUIInit, .willFinishLaunching, .shouldRestoreState, .didDecodeState, .didFinishLaunching,
    .noteDidFinishLaunching,
  ]

  /// Whether some task has expired and is not complete.
  var hasExpiredTask: Bool { tasks.values.contains(where: \.isExpired) }

  /// Whether a task of a kind is not complete.
  func hasOpenTask(_ kind: ScheduledTask.Kind) -> Bool {
    tasks.values.contains { $0.kind == kind }
  }

  /// Hands the app a task.
  mutating func open(_ number: Int, as kind: ScheduledTask.Kind) {
    tasks[number] = ScheduledTask(kind: kind)
  }

  /// Completes a task.
  /// - Returns: Whether it was open.
  mutating func complete(_ number: Int) -> Bool { tasks.removeValue(forKey: number) != nil }

  /// Ends the time of the tasks of a kind.
  mutating func expire(_ kind: ScheduledTask.Kind) {
    for (number, task) in tasks where task.kind == kind { tasks[number]?.isExpired = true }
  }

  /// Notes what code of the app runs next: a callback, or something else, which comes after the
  /// launch.
  mutating func willRun(_ callback: Callback?) {
    if hasFinishedLaunching { return }
    hasFinishedLaunching = callback.map(Self.launchMethods.contains) != true
  }

  /// Registers the launch handler of a task.
  /// - Returns: What is wrong with it, in words; nil if nothing is.
  mutating func register(_ identifier: String) -> String? {
    let handler = "the launch handler of “\(identifier)” is registered"
    if hasFinishedLaunching { return "\(handler) after didFinishLaunching has returned" }
    return registered.insert(identifier).inserted ? nil : "\(handler) twice"
  }
}

/// A task of the scheduler that the app was handed.
package struct ScheduledTask: Hashable {
  let kind: Kind
  /// Whether its time is over.
  var isExpired = false

  /// How a task came about.
  package enum Kind: Hashable {
    /// The system has run the app for it.
    case scheduled
    /// The app has begun it in the foreground.
    case continued
  }
}
