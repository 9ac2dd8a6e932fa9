import LifecycleDriving

/// B11: each departure begins a task, and one variable holds them all.
///
/// The belief: a task has ended when the user leaves the app again. In fact the first one never
/// ends. Invariant: I65.
final class OverwritesTask: Uploader, Specimen {
  override func receive(_ delivery: Delivery) { begin() }
}

/// B12: the identifier of a task is kept after the task has ended.
///
/// The belief: either an upload or its time ends. In fact both can happen. Invariant: I65.
final class EndsTaskTwice: Uploader, Specimen {
  override func finish() { application.endBackgroundTask(task) }
}
