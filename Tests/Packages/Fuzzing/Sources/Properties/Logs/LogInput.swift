import LifecycleLogs

/// An input as a log is read from it: how to read it, and the bytes of the file.
struct LogInput {
  /// How the file is to be read; nil to find out from its content.
  let format: LogFormat?
  /// How long the pieces are in which the file is read.
  let length: Int
  let bytes: [UInt8]

  /// The first byte decides how to read the others; a line feed stands for finding out.
  init(_ input: [UInt8]) {
    let first = Int(input.first ?? 0)
    format = ([nil] + LogFormat.allCases)[first / 64]
    length = first % 64 + 1
    bytes = Array(input.dropFirst())
  }

  /// What a stream makes of the file in pieces.
  func outcome(inPiecesOf length: Int) -> LogOutcome {
    var outcome = LogOutcome()
    var stream = LogStream(name: "log", format: format)
    do {
      for start in stride(from: 0, to: bytes.count, by: length) {
        let piece = bytes[start..<min(start + length, bytes.count)]
        try stream.read(piece) { outcome.events.append($0) }
      }
      try stream.finish { outcome.events.append($0) }
    } catch {
      outcome.error = error as? LogError
      precondition(outcome.error != nil, "\(error) is no error of a log")
    }
    return outcome
  }
}

/// What a stream makes of a file: events, and why it ends, if that is an error.
struct LogOutcome: Equatable {
  var events: [LogEvent] = []
  var error: LogError?
}
