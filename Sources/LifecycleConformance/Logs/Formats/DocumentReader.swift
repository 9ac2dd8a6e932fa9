import Reporting

/// Reads a file that one JSON value fills, and that is no list.
struct DocumentReader: PieceReader {
  /// The most bytes that are kept.
  let limit: Int
  private var bytes: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func read(_ piece: [UInt8], into sink: inout LogSink) throws(LogError) {
    if bytes.count + piece.count > limit { throw .tooLarge(limit: limit) }
    bytes += piece
  }

  mutating func finish(into sink: inout LogSink) throws(LogError) {
    if let error = bytes[...].encodingError(origin: sink.textStart) { throw LogError(error) }
    let text = try LogText(bytes)
    bytes = []
    let value = try text.value()
    if let object = value.object, LogRecord.isRecord(object), !WholeLog.isLog(object) {
      var records = LogRecord()
      sink.begin()
      records.read(value, at: LogPlace(item: 1), into: &sink)
    } else {
      WholeLog.read(value, at: LogPlace(), into: &sink)
    }
  }
}
