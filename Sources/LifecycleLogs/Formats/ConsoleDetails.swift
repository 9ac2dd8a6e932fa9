import Reporting

/// The line that Xcode’s console shows below a message: `Type: Notice | Timestamp: … | Process: Shop`.
///
/// Which fields it has depends on Xcode and on its settings; output of `print` has only the type.
struct ConsoleDetails {
  private(set) var stamp: TimeStamp?
  private(set) var process: String?
  private(set) var processName: String?

  /// Reads a line; nil if it is another line.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init?(_ bytes: [UInt8], _ line: Range<Int>) {
    guard bytes[line].starts(with: "Type: ".utf8) else { return nil }
    let fields = String(decoding: bytes[line], as: UTF8.self).split(separator: "|").map {
      $0.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    }
    guard let type = fields[0].last, Self.types.contains(type),
      fields.allSatisfy({ (1...2).contains($0.count) && Self.keys.contains($0[0]) })
    else { return nil }
    for field in fields where field.count == 2 {
      switch field[0] {
      case "Timestamp": stamp = TimeStamp(field[1])
      case "Process" where !field[1].isEmpty:
        processName = field[1].excerpt
        process = process ?? processName
      case "PID": process = field[1].excerpt
      default: break
      }
    }
  }

  private static let keys = [
    "Type", "Timestamp", "Process", "PID", "TID", "Library", "Subsystem", "Category",
  ]
  private static let types = ["stdio", "Debug", "Info", "Default", "Notice", "Error", "Fault"]
}

/// A line of text as it was read, before it is added to the log.
struct TextReading {
  private(set) var reading: Interpretation
  let place: ValueLocation
  let text: String
  private(set) var stamp: TimeStamp?

  init(reading: Interpretation, place: ValueLocation, text: String, stamp: TimeStamp?) {
    (self.reading, self.place, self.text, self.stamp) = (reading, place, text, stamp)
  }

  var isSkipped: Bool { if case .skipped = reading { true } else { false } }

  /// Adds what a line below says of an entry.
  mutating func complete(with details: ConsoleDetails) {
    stamp = details.stamp
    guard case .entry(let item, var own) = reading else { return }
    own.process = own.process ?? details.process
    own.processName = own.processName ?? details.processName
    reading = .entry(item, own)
  }

  func add(to sink: inout EventSink) { sink.add(reading, at: place, text: text, stamp: stamp) }
}
