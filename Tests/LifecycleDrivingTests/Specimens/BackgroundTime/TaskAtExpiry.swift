import LifecycleDriving

/// B9, B10: the expiration handler cancels the work, and does not end the task.
///
/// The belief: the handler is a warning, and cancelled work will end the task in its own time. When
/// the handler returns it is too late. Invariant: I65.
final class KeepsTaskAtExpiry: Uploader, Specimen {
  private(set) var isCancelled = false

  override func timeIsOver() { isCancelled = true }
}

/// B13: the expiration handler ends the task, but on the main queue, after it has returned.
///
/// The belief: asking to end the task is ending it. Invariant: I30, which I65 contains.
final class EndsTaskAfterExpiry: Uploader, Specimen {
  override func timeIsOver() { application.schedule("end") { self.finish() } }
}
