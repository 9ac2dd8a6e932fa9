import LifecycleDriving

/// B11: each departure begins a task, and there is one variable for them.
///
/// The belief: the last task has ended when the app is left again. The first one is never ended.
/// Invariant: I65.
final class OverwritesTask: Uploader, Specimen {
  override func receive(_ delivery: Delivery) { begin() }
}

/// B12: a task that has been ended is not forgotten.
///
/// The belief: an upload ends, or its time does. Both can happen. Invariant: I65.
final class EndsTaskTwice: Uploader, Specimen {
  override func finish() { application.endBackgroundTask(task) }
}
