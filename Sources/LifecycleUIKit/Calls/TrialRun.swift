import LifecycleModels

#if os(Linux)
  import BackgroundTasks
#endif

/// What is known of an app from the process in which it has received every callback once.
struct TrialRun {
  /// The callbacks for which the app has code.
  var implemented: Set<Callback>
  /// Whether notifications have actions that do not open the app.
  var offersActions = false
  /// Whether the system can run a refresh task.
  var runsRefreshTasks = false
  /// Whether the system can run a processing task.
  var runsProcessingTasks = false
  #if os(Linux)
    /// What the identifiers of tasks are for, as far as the app has asked for the tasks.
    var taskKinds: [String: BackgroundTaskKind] = [:]
  #endif
}

extension TrialRun {
  /// Takes over what a test names: each task that can have a handler may be run.
  init(named callbacks: Set<Callback>) {
    self.init(implemented: callbacks)
    runsRefreshTasks = callbacks.contains(.bgLaunchHandler)
    runsProcessingTasks = runsRefreshTasks
  }
}
