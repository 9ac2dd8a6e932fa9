import LifecycleDriving

/// B9, B10: the expiration handler cancels the work, but does not end the task.
///
/// The belief: the handler is a warning, and the cancelled work will end the task later. In fact it
/// is too late when the handler has returned. Invariant: I65.
final class KeepsTaskAtExpiry: Uploader, Specimen {
  private(set) var isCancelled = false

  override func timeIsOver() { isCancelled = true }
}

/// B13: the expiration handler ends the task, but on the main queue, after it has returned.
///
/// The belief: scheduling the end of the task is enough. Invariant: I30, which I65 contains.
final class EndsTaskAfterExpiry: Uploader, Specimen {
  override func timeIsOver() { application.schedule("end") { self.finish() } }
}
