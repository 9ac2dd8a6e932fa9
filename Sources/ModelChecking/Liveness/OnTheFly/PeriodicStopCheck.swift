/// Asks now and then whether a search must end: for the caller, the clock, the memory of the process, or
/// because its task was cancelled.
final class PeriodicStopCheck {
  private let shared: SharedLimits?
  private let isStopped: () -> Bool
  private var questions = 0
  private var reached: Limit?

  init(_ shared: SharedLimits?, _ isStopped: @escaping () -> Bool) {
    self.shared = shared
    self.isStopped = isStopped
  }

  /// What ends the search; asked of the clock and the caller at the first of a thousand questions.
  var limit: Limit? {
    if reached != nil { return reached }
    questions += 1
    guard questions & 0x3FF == 1 else { return nil }
    reached = shared?.limitReached ?? (isStopped() || Task.isCancelled ? .cancelled : nil)
    return reached
  }
}
