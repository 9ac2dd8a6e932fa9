import Reporting

/// Reads a stamp from left to right.
///
/// A stamp is an optional date or day, and a time of day with seconds. A text that has the form of
/// a stamp but an invalid date, such as 2026-13-45, is not a stamp.
struct StampReader {
  /// The microseconds of a day.
  static let day: Int64 = 86_400_000_000

  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  /// Whether a date was started, valid or not.
  private(set) var hasDate = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    index = range.lowerBound
  }

  var isAtEnd: Bool { index == end }

  /// The stamp at the current position; nil if there is none.
  mutating func stamp() -> TimeStamp? {
    let start = index
    if let days = date() {
      guard skipBetween(), let time = timeOfDay() else { return nil }
      let zone = zone()
      let microseconds = days * Self.day + time - (zone ?? 0)
      return TimeStamp(origin: zone == nil ? .place : .world, microseconds: microseconds)
    }
    index = start
    if let days = dayOfYear() {
      guard skipSpaces(), let time = timeOfDay() else { return nil }
      return TimeStamp(origin: .year, microseconds: days * Self.day + time)
    }
    index = start
    guard let time = timeOfDay() else { return nil }
    // A time of day counts from midnight in any time zone.
    _ = zone()
    return TimeStamp(origin: .day, microseconds: time)
  }
}

// MARK: - Dates

extension StampReader {
  /// The days since 1970 of `2026-11-21` or `2026/11/21`.
  private mutating func date() -> Int64? {
    guard let year = number(digits: 4), let separator = next(in: "-/") else { return nil }
    hasDate = true
    guard let month = number(digits: 2), skip(separator), let day = number(digits: 2)
    else { return nil }
    return Calendar.days(year: year, month: month, day: day)
  }

  /// The days since the start of a year of `Nov 21` or `Nov  1`.
  private mutating func dayOfYear() -> Int64? {
    guard end - index > 5,
      let month = Self.months.firstIndex(where: { bytes[index..<(index + 3)].elementsEqual($0) })
    else { return nil }
    index += 3
    guard skipSpaces(), let day = number(digits: 2) ?? number(digits: 1) else { return nil }
    hasDate = true
    // 2000 has every day that exists in any year.
    guard let days = Calendar.days(year: 2000, month: Int64(month) + 1, day: day) else {
      return nil
    }
    return days - Self.startOf2000
  }

  /// The days from 1970 to the start of the year in which times without a year are counted.
  static let startOf2000 = Calendar.days(year: 2000, month: 1, day: 1) ?? 0

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map { Array($0.utf8) }

  /// Skips the separator between a date and a time.
  private mutating func skipBetween() -> Bool {
    skip(UInt8(ascii: "T")) || skipSpaces()
  }
}

// MARK: - Times

extension StampReader {
  /// The microseconds since midnight of `10:11:12.345`; second 60 is the first of the next minute.
  private mutating func timeOfDay() -> Int64? {
    guard let hours = number(digits: 2), hours < 24, skip(UInt8(ascii: ":")),
      let minutes = number(digits: 2), minutes < 60, skip(UInt8(ascii: ":")),
      let seconds = number(digits: 2), seconds <= 60
    else { return nil }
    let start = index
    let isAfterColon = isBefore { $0 == UInt8(ascii: ":") }
    var fraction = next(in: ".,:", before: \.isDigit) == nil ? 0 : fraction()
    // Appium writes three digits after a colon; other numbers there are no milliseconds.
    if isAfterColon, index != start + 4 { (index, fraction) = (start, 0) }
    guard let fraction, !isBefore(\.isDigit) else { return nil }
    return ((hours * 60 + minutes) * 60 + seconds) * 1_000_000 + fraction
  }

  /// The microseconds of one to nine digits after a decimal point.
  private mutating func fraction() -> Int64? {
    var (value, count): (Int64, Int) = (0, 0)
    while index < end, bytes[index].isDigit {
      if count < 6 { value = value * 10 + Int64(bytes[index] - UInt8(ascii: "0")) }
      count += 1
      index += 1
    }
    for _ in min(count, 6)..<6 { value *= 10 }
    return count <= 9 ? value : nil
  }

  private static let greenwich = Array("UTC".utf8)

  /// The microseconds that a time zone is ahead of Greenwich; nil if none is written.
  private mutating func zone() -> Int64? {
    let start = index
    if skip(UInt8(ascii: "Z")) { return 0 }
    _ = skip(UInt8(ascii: " "))
    if skip(Self.greenwich) { return 0 }
    guard let sign = next(in: "+-"), let hours = number(digits: 2), hours < 24 else {
      index = start
      return nil
    }
    _ = skip(UInt8(ascii: ":"))
    let minutes = number(digits: 2) ?? 0
    guard minutes < 60, !isBefore(\.isNameByte) else {
      index = start
      return nil
    }
    return (hours * 60 + minutes) * 60_000_000 * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}

// MARK: - Bytes

extension StampReader {
  private func isBefore(_ condition: (UInt8) -> Bool) -> Bool {
    index < end && condition(bytes[index])
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips a word.
  private mutating func skip(_ word: [UInt8]) -> Bool {
    let next = index + word.count
    guard next <= end, bytes[index..<next].elementsEqual(word),
      next == end || !bytes[next].isNameByte
    else { return false }
    index = next
    return true
  }

  private mutating func skipSpaces() -> Bool {
    let start = index
    while skip(UInt8(ascii: " ")) {}
    return index > start
  }

  /// The next byte, if it is one of these characters and the byte after it meets a condition.
  private mutating func next(
    in characters: StaticString, before condition: (UInt8) -> Bool = { _ in true }
  ) -> UInt8? {
    guard index + 1 < end, condition(bytes[index + 1]) else { return nil }
    let byte = bytes[index]
    let isAccepted = characters.withUTF8Buffer { $0.contains(byte) }
    guard isAccepted else { return nil }
    index += 1
    return byte
  }

  /// The number that the next `digits` digits write.
  private mutating func number(digits: Int) -> Int64? {
    guard end - index >= digits else { return nil }
    var value: Int64 = 0
    for digit in bytes[index..<(index + digits)] {
      guard digit.isDigit else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    index += digits
    return value
  }
}

/// The Gregorian calendar.
private enum Calendar {
  private static let daysOfMonths: [Int64] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  private static let daysBeforeMonths: [Int64] = daysOfMonths.indices.map {
    daysOfMonths[..<$0].reduce(0, +)
  }

  /// The days from 1970 to a date; nil if the date does not exist.
  static func days(year: Int64, month: Int64, day: Int64) -> Int64? {
    guard year > 0, (1...12).contains(month) else { return nil }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let leapDay: Int64 = isLeapYear ? 1 : 0
    let lastDay = daysOfMonths[Int(month) - 1] + (month == 2 ? leapDay : 0)
    guard (1...lastDay).contains(day) else { return nil }
    let past = year - 1
    let daysBeforeYear = past * 365 + past / 4 - past / 100 + past / 400
    let daysBefore1970: Int64 = 719_162
    return daysBeforeYear - daysBefore1970 + daysBeforeMonths[Int(month) - 1]
      + (month > 2 ? leapDay : 0) + day - 1
  }
}
