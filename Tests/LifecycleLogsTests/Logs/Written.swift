import LifecycleLogs
import Testing

/// Reads what a test writes out.
///
/// Whatever is read is read in pieces as well, and must give the same events.
enum Written {
  static func logs(
    _ text: String, _ location: SourceLocation = #_sourceLocation
  ) throws(LogError) -> [RecordedLog] {
    try logs(Array(text.utf8), location)
  }

  static func logs(
    _ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation
  ) throws(LogError) -> [RecordedLog] {
    InPieces.check(bytes, location)
    return try LogReader.read(bytes, name: "log")
  }

  static func log(
    _ text: String, _ location: SourceLocation = #_sourceLocation
  ) throws(LogError) -> RecordedLog {
    try logs(text, location)[0]
  }

  /// The canonical names of the entries, with their scenes.
  static func items(_ text: String) throws(LogError) -> [String] {
    try log(text).entries.map { $0.item.name + ($0.scene.map { "#" + $0 } ?? "") }
  }

  /// The reasons of what was skipped, in order.
  static func reasons(_ text: String) throws(LogError) -> [SkipReason] {
    try log(text).skipped.map(\.reason)
  }

  /// The first entry.
  static func entry(_ line: String) throws(LogError) -> LogEntry {
    try log(line).entries[0]
  }

  /// The first error: why there is no log, or what is malformed among the entries.
  static func error(_ text: String) -> LogError? {
    do throws(LogError) {
      return try logs(text).flatMap(\.malformed).first?.error
    } catch {
      return error
    }
  }
}

extension Written {
  /// The first error of what is read at once. Each search for the nearest name takes long, and a
  /// reading in pieces would repeat it for every cut.
  static func errorAtOnce(_ text: String) -> LogError? {
    do throws(LogError) {
      return try LogReader.read(Array(text.utf8), name: "log").flatMap(\.malformed).first?.error
    } catch {
      return error
    }
  }
}

/// Reads a file cut into pieces.
enum InPieces {
  /// What a stream gives: events, and why it ends, if that is an error.
  struct Outcome: Equatable {
    var events: [LogEvent] = []
    var error: LogError?
  }

  /// Expects the same of a file in pieces of some lengths and, if it is short, of any two parts.
  static func check(_ bytes: [UInt8], _ location: SourceLocation) {
    let whole = outcome(of: [bytes])
    for length in bytes.count <= 10_000 ? [1, 2, 3, 7] : [4093] {
      let cut = outcome(of: pieces(of: bytes, length))
      #expect(cut == whole, "in pieces of \(length)", sourceLocation: location)
    }
    guard bytes.count <= 200 else { return }
    for cut in bytes.indices {
      let halves = outcome(of: [Array(bytes[..<cut]), Array(bytes[cut...])])
      #expect(halves == whole, "cut at \(cut)", sourceLocation: location)
    }
  }

  static func outcome(of pieces: [[UInt8]], format: LogFormat? = nil) -> Outcome {
    var outcome = Outcome()
    var stream = LogStream(name: "log", format: format)
    do {
      for piece in pieces { try stream.read(piece) { outcome.events.append($0) } }
      try stream.finish { outcome.events.append($0) }
    } catch {
      outcome.error = error as? LogError
    }
    return outcome
  }

  private static func pieces(of bytes: [UInt8], _ length: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
  }
}
