import Reporting

/// A date in the form that property lists in XML have.
struct PropertyListDate {
  /// The date and the time in UTC, such as `2001-01-01T00:00:00Z`.
  let text: String

  /// Creates the date some seconds after the beginning of 2001, or nil if its year needs five digits.
  init?(secondsSince2001 seconds: Double) {
    // From the year 0000 to the year 9999.
    guard seconds >= -63_145_526_400, seconds < 252_423_993_600 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let day = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    let second = whole - day * 86_400
    let (year, month, dayOfMonth) = Self.civil(day)
    let date = [(year, 4), (month, 2), (dayOfMonth, 2)].map(Self.padded).joined(separator: "-")
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
    text = "\(date)T\(time.joined(separator: ":"))Z"
  }

  /// The date of a day, counted from the first day of 2001.
  ///
  /// Years are counted from March on, so that the leap day is the last one; 400 years have 146,097
  /// days (Hinnant, “chrono-compatible low-level date algorithms”).
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 730_791
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
