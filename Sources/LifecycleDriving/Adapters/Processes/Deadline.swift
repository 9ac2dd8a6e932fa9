/// A moment on a clock that runs on its own: setting the time of day does not move it, and while
/// the computer sleeps it stands still, as the adapter does.
struct Deadline {
  /// The time that was given.
  let limit: Duration
  private let moment: SuspendingClock.Instant

  init(after limit: Duration) {
    self.limit = limit
    moment = SuspendingClock.now.advanced(by: limit)
  }

  var isPast: Bool { SuspendingClock.now >= moment }

  /// The milliseconds left, at least 1 and at most some limit.
  func milliseconds(atMost most: Int64) -> Int32 {
    let left = SuspendingClock.now.duration(to: moment)
    return Int32(clamping: min(most, max(1, Int64(left / .milliseconds(1)))))
  }
}
