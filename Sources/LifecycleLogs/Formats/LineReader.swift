import Reporting

/// Reads files with one entry or one log per line, as text or as JSON objects.
struct LineReader: PieceReader {
  /// What the lines hold, as the first line shows.
  private enum Kind {
    case entries, logs
  }

  /// Whether a line that starts with “{” is read as a JSON object.
  private let readsRecords: Bool
  /// The most bytes of a line that is a whole log.
  private let limit: Int
  private var cutter = LineSplitter()
  private var kind: Kind?
  private var text = TextLine()
  private var calls = CallLines()
  private var records = RecordReader()
  /// Whether the file has an escape byte so far, so that lines must be searched for them.
  private var hasEscapes = false
  /// An entry whose time may stand in a line below it, and what was skipped since.
  private var waiting: [TextReading] = []
  /// The last record that was read, and the truncated line after it.
  private var last: FileLine?, cut: FileLine?

  init(readsRecords: Bool, limit: Int) {
    self.readsRecords = readsRecords
    self.limit = limit
    // The first line may be a whole log.
    if readsRecords { cutter.limit = limit }
  }

  mutating func read(_ piece: [UInt8], into sink: inout EventSink) {
    hasEscapes = hasEscapes || piece.first(0x1B, from: 0) != nil
    var index = 0
    while let line = cutter.next(in: piece, from: &index) { read(line, into: &sink) }
  }

  /// Goes on at a line and its offset in the text, after lines of something else.
  mutating func resume(atLine line: Int, offset: Int) {
    cutter.resume(atLine: line, offset: offset)
  }

  mutating func finish(into sink: inout EventSink) {
    if let line = cutter.last() { read(line, into: &sink) }
    endCut(before: nil, into: &sink)
    deliver(into: &sink)
    sink.lineCount = cutter.count
    sink.needsEntry = kind == .entries
  }

  private mutating func read(_ line: FileLine, into sink: inout EventSink) {
    let isRecord = readsRecords && line.bytes[line.range].first == UInt8(ascii: "{")
    if kind == nil { begin(with: line, isRecord: isRecord, in: &sink) }
    let place = ValueLocation(line: line.number)
    if !isRecord { endCut(before: nil, into: &sink) }
    if line.isTooLong || line.range.count > cutter.limit {
      deliver(into: &sink)
      sink.add(.skipped(.tooLong), at: place, text: line.excerpt)
    } else if let error = line.encodingError(textStart: sink.textStart) {
      deliver(into: &sink)
      sink.add(error, at: place)
    } else if isRecord || kind == .logs {
      deliver(into: &sink)
      readRecord(line, at: place, into: &sink)
    } else if hasEscapes, let plain = line.bytes.withoutEscapes(in: line.range) {
      let range = plain.trimmed(0..<plain.count)
      if !range.isEmpty { readText(plain, range, at: place, into: &sink) }
    } else {
      readText(line.bytes, line.range, at: place, into: &sink)
    }
  }

  private mutating func readText(
    _ bytes: [UInt8], _ line: Range<Int>, at place: ValueLocation, into sink: inout EventSink
  ) {
    if let details = ConsoleDetails(bytes, line) {
      deliver(with: details, into: &sink)
      return sink.add(
        .skipped(.remark), at: place, text: bytes.excerpt(line), stamp: details.stamp)
    }
    var interpretation = text.read(bytes, line, sink.vocabulary)
    if case .entry(let item, var details) = interpretation,
      let process = sink.vocabulary?.process(of: line, in: bytes)
    {
      details.process = process
      interpretation = .entry(item, details)
    }
    let reading = TextReading(
      reading: calls.merged(interpretation, bytes, line), place: place,
      text: bytes.excerpt(line),
      stamp: sink.vocabulary?.stamp(of: line, in: bytes) ?? TimeStamp(in: bytes, line))
    if reading.isSkipped {
      if waiting.isEmpty { return reading.add(to: &sink) }
      waiting.append(reading)
      if waiting.count > Self.maxWaiting { deliver(into: &sink) }
    } else {
      deliver(into: &sink)
      if reading.stamp == nil { waiting.append(reading) } else { reading.add(to: &sink) }
    }
  }

  /// Messages with more lines than these get no time from a line below them.
  private static let maxWaiting = 32

  /// Adds the entry that waits and what was skipped since.
  private mutating func deliver(with details: ConsoleDetails? = nil, into sink: inout EventSink) {
    guard !waiting.isEmpty else { return }
    if let details { waiting[0].complete(with: details) }
    for reading in waiting { reading.add(to: &sink) }
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func begin(with line: FileLine, isRecord: Bool, in sink: inout EventSink) {
    let object = isRecord ? JSONReader.object(in: line.bytes[line.range]) : nil
    kind = object.map(WholeLog.isLog) ?? false ? .logs : .entries
    guard kind == .entries else { return }
    cutter.limit = LineSplitter.maxLineLength
    sink.begin()
  }

  private mutating func readRecord(
    _ line: FileLine, at place: ValueLocation, into sink: inout EventSink
  ) {
    if kind == .entries, cut == nil, records.skip(line.bytes, line.range, at: place, into: &sink) {
      last = line
      return
    }
    let bytes = line.bytes[line.range]
    do throws(JSONProblem) {
      let value = try JSONReader.record(of: bytes)
      endCut(before: value.object, into: &sink)
      if kind == .logs {
        WholeLog.read(value, at: place, into: &sink)
      } else {
        records.read(value, at: place, into: &sink)
        last = line
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

  /// Reports the truncated line.
  ///
  /// A process that dies while it writes leaves such a line behind. If the same process continues
  /// to write, the line is malformed instead.
  private mutating func endCut(before next: JSONObject?, into sink: inout EventSink) {
    guard let line = cut else { return }
    cut = nil
    let place = ValueLocation(line: line.number)
    let before = last.flatMap { try? JSONReader.record(of: $0.bytes[$0.range]).object }
    if let process = next?.process, process == before?.process {
      sink.add(.truncatedJSON(line: line.number), at: place)
    } else {
      sink.add(.skipped(.incompleteJSON), at: place, text: line.excerpt)
    }
  }
}
