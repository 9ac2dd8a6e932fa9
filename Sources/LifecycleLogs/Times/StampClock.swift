/// Turns the stamps of one log into moments of one origin.
struct StampClock {
  /// What the stamps of the log count from, as its first entry with a stamp shows.
  private var origin: TimeStamp.Origin?
  private var last: Int64 = 0
  /// How much the days or years that have passed add.
  private var passed: Int64 = 0

  /// The moment of an entry; nil if its stamp counts from something else than those before.
  mutating func time(of stamp: TimeStamp) -> LogTime? {
    origin = origin ?? stamp.origin
    return see(stamp).map(LogTime.init)
  }

  /// Takes note of a stamp beside something that is no entry, so that no midnight is missed.
  @discardableResult
  mutating func see(_ stamp: TimeStamp) -> Int64? {
    guard stamp.origin == origin else { return nil }
    guard var moment = stamp.microseconds.adding(passed) else { return nil }
    if let period = stamp.origin.period, moment < last - period / 2 {
      // A log that has passed midnight so often that no number tells it has no times any more.
      guard let later = passed.adding(period), let next = stamp.microseconds.adding(later) else {
        return nil
      }
      (passed, moment) = (later, next)
    }
    last = moment
    return last
  }
}

extension TimeStamp.Origin {
  /// After how long the same stamps come again.
  fileprivate var period: Int64? {
    switch self {
    case .day: StampReader.day
    // The days of a year are counted as those of 2000, which has 366.
    case .year: StampReader.day * 366
    case .world, .place, .start: nil
    }
  }
}

extension Int64 {
  /// The sum, if it can be told with room to spare for a period more.
  fileprivate func adding(_ other: Int64) -> Int64? {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow || sum.magnitude > UInt64(Int64.max / 2) ? nil : sum
  }
}
