extension ReportTime {
  /// The seconds from an entry to this time; nil if they cannot be compared.
  ///
  /// A log that has no time zone is in local time, and one without a year is in the year of the report.
  func seconds(since entry: LogEntry) -> Double? {
    guard let time = entry.time else { return nil }
    let value: TimeStamp? =
      switch time.origin {
      case .world: stamp
      case .place: local
      case .year: localWithoutYear
      case .day, .start, nil: nil
      }
    guard let value, value.origin == time.origin else { return nil }
    return LogTime(microseconds: time.microseconds)
      .seconds(until: LogTime(microseconds: value.microseconds))
  }

  /// The words of the time without its zone.
  private var words: [Substring] {
    var words = text.split { $0 == " " || $0 == "T" }
    if let zone = words.last, words.count > 2, "+-Z".contains(zone.prefix(1)) { words.removeLast() }
    return words
  }

  /// The time on the clock of the device, without its zone.
  private var local: TimeStamp? {
    guard let stamp, stamp.origin == .world else { return stamp }
    return TimeStamp(words.joined(separator: " ")).flatMap { $0.origin == .place ? $0 : nil }
  }

  /// The time on that clock in its year, as logs write it that have no years.
  private var localWithoutYear: TimeStamp? {
    // Such times are counted in 2000, which has every day.
    let text = "2000" + words.joined(separator: " ").dropFirst(4)
    guard local != nil, let stamp = TimeStamp(text) else { return nil }
    let start = StampReader.startOf2000 * StampReader.day
    return TimeStamp(origin: .year, microseconds: stamp.microseconds - start)
  }
}
