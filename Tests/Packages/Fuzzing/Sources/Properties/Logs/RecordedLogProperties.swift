import LifecycleLogs

/// The properties of every log that was read.
enum RecordedLogProperties {
  /// Stops the process if a log violates a property; `lines` is the number of lines of its file.
  static func check(_ log: RecordedLog, lines: Int) {
    checkPlaces(log, 1...lines)
    checkTexts(log)
    checkTimes(log)
    for error in log.malformed.map(\.error) { LogProperties.checkWords(error) }
  }

  private static func checkPlaces(_ log: RecordedLog, _ lines: ClosedRange<Int>) {
    for (first, second) in zip(log.entries, log.entries.dropFirst()) {
      precondition(first.position < second.position, "\(first) before \(second)")
      precondition(first.line ?? 1 <= second.line ?? .max, "\(first) before \(second)")
    }
    precondition(log.entries.first?.position ?? 1 >= 1)
    let places = log.entries.map(\.line) + log.skipped.map(\.line) + log.malformed.map(\.line)
    precondition(places.allSatisfy { lines.contains($0 ?? 1) }, "\(places) in \(lines)")
  }

  /// A text is truncated after 200 bytes, and then ends with “…”. The escape of a control
  /// character of one byte has up to six.
  private static func checkTexts(_ log: RecordedLog) {
    for text in log.entries.map(\.text) + log.skipped.map(\.text) {
      precondition(text.utf8.count <= 1203, "“\(text)” has \(text.utf8.count) bytes")
      precondition(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "“\(text.debugDescription)” has a control character")
    }
  }

  private static func checkTimes(_ log: RecordedLog) {
    let timing = log.timing()
    precondition(timing.findingCount >= timing.findings.count)
    precondition(timing.findings.allSatisfy { $0.span.seconds >= 0 }, "\(timing.findings)")
    for times in timing.processes {
      precondition(times.foregroundSeconds >= 0 && times.awaySeconds >= 0, "\(times)")
      precondition(times.launch?.seconds ?? 0 >= 0, "\(times)")
    }
  }
}
