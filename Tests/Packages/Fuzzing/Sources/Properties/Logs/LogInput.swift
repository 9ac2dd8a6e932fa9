import LifecycleLogs

/// An input of the fuzzer, divided into instructions for reading it and the bytes of the file.
struct LogInput {
  /// The format of the file; nil to detect it from the content.
  let format: LogFormat?
  /// The length of the pieces in which the file is read.
  let length: Int
  let bytes: [UInt8]

  /// Creates an input; the first byte is the instruction, and a line feed means format detection.
  init(_ input: [UInt8]) {
    let first = Int(input.first ?? 0)
    format = ([nil] + LogFormat.allCases)[first / 64]
    length = first % 64 + 1
    bytes = Array(input.dropFirst())
  }

  /// The result of reading the file as a stream of pieces.
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
      precondition(outcome.error != nil, "\(error) is not an error of a log")
    }
    return outcome
  }
}

/// The result of reading a file as a stream: the events, and the error that ended it, if any.
struct LogOutcome: Equatable {
  var events: [LogEvent] = []
  var error: LogError?
}
