import Reporting

/// A time as written, with the origin of its clock.
struct TimeStamp: Hashable {
  /// What a stamp counts from.
  enum Origin: Hashable {
    /// The start of 1970 in Greenwich.
    case world
    /// The start of 1970 in an unknown time zone.
    case place
    /// The start of an unknown year.
    case year
    /// The start of an unknown day.
    case day
    /// The start of the device or of the process.
    case start
  }

  let origin: Origin
  let microseconds: Int64
}

// MARK: - Numbers

extension TimeStamp {
  /// Reads a number: seconds, milliseconds, microseconds or nanoseconds since 1970, depending on
  /// its size. A number that is too small for that counts seconds since some start.
  ///
  /// Each unit covers the years from 1973 to 5138.
  init?(number: Double) {
    let microsecondsPerUnit: Double
    switch number {
    case 0..<1e8: (origin, microsecondsPerUnit) = (.start, 1e6)
    case 1e8..<1e11: (origin, microsecondsPerUnit) = (.world, 1e6)
    case 1e11..<1e14: (origin, microsecondsPerUnit) = (.world, 1e3)
    case 1e14..<1e17: (origin, microsecondsPerUnit) = (.world, 1)
    case 1e17..<1e20: (origin, microsecondsPerUnit) = (.world, 1e-3)
    default: return nil
    }
    microseconds = Int64((number * microsecondsPerUnit).rounded())
  }

  /// Reads a text that is a stamp or a number and nothing else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let body = bytes.trimmed(0..<bytes.count)
    var reader = StampReader(bytes, body)
    if let stamp = reader.stamp(), reader.isAtEnd {
      self = stamp
    } else if let number = Double(text) {
      self.init(number: number)
    } else {
      return nil
    }
  }
}

// MARK: - In a line

extension TimeStamp {
  /// Stamps are near the start of a line; numbers further on belong to the message.
  private static let maxPrefixLength = 64

  /// Finds the first stamp near the start of a line.
  ///
  /// - Complexity: O(1)
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    let places = line.prefix(Self.maxPrefixLength)
    var index = places.lowerBound
    var isInWord = false
    while index < places.upperBound {
      let byte = bytes[index]
      let mayStart = byte.isDigit || index == line.lowerBound
      if mayStart, !isInWord {
        var reader = StampReader(bytes, index..<line.upperBound)
        if let stamp = reader.stamp() {
          self = stamp
          return
        }
        // The time after an invalid date is not a time of day.
        if reader.hasDate { return nil }
      }
      isInWord = byte.isNameByte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
      index += 1
    }
    return nil
  }
}

/// Converts the stamps of one log into times with one origin.
struct StampClock {
  /// What the stamps of the log count from, according to its first entry with a stamp.
  private var origin: TimeStamp.Origin?
  private var last: Int64 = 0
  /// The time that the days or years passed so far add.
  private var passed: Int64 = 0

  /// Whether days or years pass between stamps that do not show it.
  var countsDays: Bool { origin?.period != nil }

  /// The time of an entry; nil if its stamp has another origin than the first one.
  mutating func time(of stamp: TimeStamp) -> LogTime? {
    origin = origin ?? stamp.origin
    return note(stamp).map { LogTime(microseconds: $0, since: origin) }
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
