/// Converts the stamps of one log into times with one origin.
struct StampClock {
  /// What the stamps of the log count from, according to its first entry with a stamp.
  private var origin: TimeStamp.Origin?
  private var last: Int64 = 0
  /// The time that the days or years passed so far add.
  private var passed: Int64 = 0

  /// The time of an entry; nil if its stamp has another origin than the first one.
  mutating func time(of stamp: TimeStamp) -> LogTime? {
    origin = origin ?? stamp.origin
    return note(stamp).map(LogTime.init)
  }

  /// Reads the stamp of something that is not an entry, so that no midnight is missed.
  @discardableResult
  mutating func note(_ stamp: TimeStamp) -> Int64? {
    guard stamp.origin == origin else { return nil }
    guard var moment = stamp.microseconds.adding(passed) else { return nil }
    if let period = stamp.origin.period, moment < last - period / 2 {
      // After so many midnights that the sum overflows, the log has no more times.
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
  /// The time after which stamps repeat.
  fileprivate var period: Int64? {
    switch self {
    case .day: StampReader.day
    // Every year is treated as a leap year.
    case .year: StampReader.day * 366
    case .world, .place, .start: nil
    }
  }
}

extension Int64 {
  /// The sum; nil if it is too large to add another period.
  fileprivate func adding(_ other: Int64) -> Int64? {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow || sum.magnitude > UInt64(Int64.max / 2) ? nil : sum
  }
}
