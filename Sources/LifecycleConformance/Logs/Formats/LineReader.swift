import Reporting

/// Reads files that have one entry, or one log, a line: text, or JSON objects.
struct LineReader: PieceReader {
  /// What the lines are, as the first of them shows.
  private enum Kind {
    case entries, logs
  }

  /// Whether a line that starts with “{” is a JSON object.
  private let readsRecords: Bool
  /// The most bytes of a line that is a whole log.
  private let limit: Int
  private var cutter = LineCutter()
  private var kind: Kind?
  private var text = TextLine()
  private var records = LogRecord()
  /// The record that was read last, and a line behind it that was cut off.
  private var last: JSONObject?
  private var cut: LogLine?

  init(readsRecords: Bool, limit: Int) {
    self.readsRecords = readsRecords
    self.limit = limit
    // The first line may be a whole log.
    if readsRecords { cutter.limit = limit }
  }

  mutating func read(_ piece: [UInt8], into sink: inout LogSink) {
    var index = 0
    while let line = cutter.next(in: piece, from: &index) { read(line, into: &sink) }
  }

  mutating func finish(into sink: inout LogSink) {
    if let line = cutter.last() { read(line, into: &sink) }
    endCut(before: nil, into: &sink)
    sink.lineCount = cutter.count
    sink.needsEntry = kind == .entries
  }

  private mutating func read(_ line: LogLine, into sink: inout LogSink) {
    let isRecord = readsRecords && line.bytes[line.range].first == UInt8(ascii: "{")
    if kind == nil { begin(with: line, isRecord: isRecord, in: &sink) }
    let place = LogPlace(line: line.number)
    if !isRecord { endCut(before: nil, into: &sink) }
    if line.isTooLong || line.range.count > cutter.limit {
      sink.add(.skipped(.tooLong), at: place, text: line.excerpt)
    } else if let error = line.encodingError(textStart: sink.textStart) {
      sink.add(error, at: place)
    } else if isRecord || kind == .logs {
      readRecord(line, at: place, into: &sink)
    } else {
      sink.add(
        text.read(line.bytes, line.range), at: place, text: line.excerpt,
        stamp: LogStamp(in: line.bytes, line.range))
    }
  }

  private mutating func begin(with line: LogLine, isRecord: Bool, in sink: inout LogSink) {
    let object = isRecord ? JSONReader.object(in: line.bytes[line.range]) : nil
    kind = object.map(WholeLog.isLog) ?? false ? .logs : .entries
    guard kind == .entries else { return }
    cutter.limit = LineCutter.longest
    sink.begin()
  }

  private mutating func readRecord(
    _ line: LogLine, at place: LogPlace, into sink: inout LogSink
  ) {
    let bytes = line.bytes[line.range]
    do throws(JSONProblem) {
      let value = try JSONReader.record(of: bytes)
      endCut(before: value.object, into: &sink)
      if kind == .logs {
        WholeLog.read(value, at: place, into: &sink)
      } else {
        records.read(value, at: place, into: &sink)
        last = value.object
      }
    } catch {
      endCut(before: nil, into: &sink)
      if kind == .entries, error.isCutOff {
        cut = line
      } else {
        let start = TextPosition(line: line.number, column: 1 + line.indentation)
        sink.add(LogError(error.located(in: bytes, from: start)), at: place)
      }
    }
  }

  /// Tells of the line that was cut off.
  ///
  /// A process that dies while it writes leaves such a line behind. If the same process goes on
  /// writing, the line is malformed.
  private mutating func endCut(before next: JSONObject?, into sink: inout LogSink) {
    guard let line = cut else { return }
    cut = nil
    let place = LogPlace(line: line.number)
    if let process = next?.process, process == last?.process {
      sink.add(.truncatedJSON(line: line.number), at: place)
    } else {
      sink.add(.skipped(.incompleteJSON), at: place, text: line.excerpt)
    }
  }
}
