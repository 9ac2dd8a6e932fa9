import Reporting

/// A moment as it is written, with what its clock counts from.
struct LogStamp: Hashable {
  /// What a stamp is counted from.
  enum Origin: Hashable {
    /// The year 1970 in Greenwich.
    case world
    /// The year 1970 in a zone that is not told.
    case place
    /// The start of a year that is not told.
    case year
    /// The start of a day that is not told.
    case day
    /// The start of the device, or of the process.
    case start
  }

  let origin: Origin
  let microseconds: Int64
}

// MARK: - Numbers

extension LogStamp {
  /// Reads a number: seconds since 1970, or thousandths, millionths or billionths of seconds, as its
  /// size tells; what is too small for that counts seconds since some start.
  ///
  /// Each unit is taken for the years from 1973 to 5138.
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

  /// Reads what a text says and nothing else: a stamp, or a number.
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

extension LogStamp {
  /// Stamps stand near the start of a line; numbers further on are part of its message.
  private static let longestPrefix = 64

  /// Finds the first stamp near the start of a line.
  ///
  /// - Complexity: O(1)
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    let places = line.prefix(Self.longestPrefix)
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
        // The time behind a wrong date is no time of some day.
        if reader.hasSeenDate { return nil }
      }
      isInWord = byte.isNameByte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
      index += 1
    }
    return nil
  }
}
