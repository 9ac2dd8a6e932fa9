/// Reads recorded callback logs, whatever their format.
///
/// The format is detected from the content, never from a file name:
/// - a JSON object with the key `callbacks`, or else `canonical`, and optionally `id`, `api` or
///   `life cycle`, `states` (parallel to the list) and `alphabet`; a list of such objects, or one
///   such object per line;
/// - a JSON list of names, or of records;
/// - JSON lines, one record per line: `callback`, `name` or `event` holds a name; `eventMessage`,
///   `message` or `msg` holds text that may contain a name; `phase` alone holds a phase;
/// - text with one callback per line, after any prefixes. A line that is a JSON object is read as a
///   record.
///
/// JSON is whatever Foundation accepts as JSON. If an object holds a key twice, one of the two
/// values is read and the other is silently lost; Foundation does not say which one.
///
/// ```swift
/// let log = "10:11:12.345 MyApp[71:1f] -[AppDelegate applicationDidBecomeActive:]"
/// let logs = try LogReader.read(Array(log.utf8), name: "monday.log")
/// // logs[0].entries[0].item == .callback(.didBecomeActive), process == "71"
/// ```
public enum LogReader {
  /// Reads every log of a file; use ``LogStream`` for files that are larger than memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8, with or without a byte order mark, or UTF-16 with
  ///     one.
  ///   - name: The name of logs that do not name themselves.
  ///   - format: The format of the file; nil to detect it from the first lines.
  ///   - vocabulary: The words of the recorder, if it uses names of its own.
  /// - Returns: The logs in the order of the file, at least one.
  /// - Throws: ``LogError`` if the content is not a log. Malformed lines among entries are in
  ///   ``RecordedLog/malformed``.
  /// - Complexity: O(*n*) time for *n* bytes. Of a file of lines only the entries and the first
  ///   skipped lines are kept.
  public static func read(
    _ bytes: [UInt8], name: String, format: LogFormat? = nil, vocabulary: LogVocabulary? = nil
  ) throws(LogError) -> [RecordedLog] {
    var logs: [RecordedLog] = []
    var collector = EventCollector()
    func receive(_ event: LogEvent) {
      if let log = collector.add(event) { logs.append(log) }
    }
    var stream = LogStream(name: name, format: format, vocabulary: vocabulary)
    do {
      try stream.read(bytes, receive)
      try stream.finish(receive)
    } catch let error as LogError {
      throw error
    } catch {
      preconditionFailure("Collecting throws nothing, but here: \(error)")
    }
    return logs
  }
}

/// The format of a file of logs.
public enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// A JSON document: a log, a list of logs, or a list of entries.
  ///
  /// `log show --style json` prints this too. A list is read item by item. An object is kept in
  /// memory and may be as large as ``LogStream/maxDocumentBytes``.
  case json
  /// Lines that are JSON objects, each an entry or a whole log; other lines are read as text.
  ///
  /// `log show --style ndjson` prints this too.
  case jsonLines = "json-lines"
  /// Lines of text with one callback each, after any prefixes.
  ///
  /// `print`, NSLog, Xcode's console and `idevicesyslog` write such lines, and so does `log show`
  /// in its default, compact and syslog styles.
  case text
}

/// Reads recorded callback logs piece by piece, in the memory that one piece needs.
///
/// A piece is any part of a file, of any size; it may end inside a line or a character. The events
/// do not depend on how the file is divided:
/// - each log is ``LogEvent/begin(_:)``, then its content in the order of the file, then
///   ``LogEvent/end``;
/// - a wrong line or item is ``LogEvent/malformed(_:)``, and reading continues with the next one.
///
/// ```swift
/// var stream = LogStream(name: "monday.log")
/// while let piece = try file.read(upToCount: 65_536) {
///   try stream.read(piece) { event in print(event) }
/// }
/// try stream.finish { event in print(event) }
/// ```
///
/// A line is kept until it ends, at most 64 KiB of it. A JSON list is read item by item. A JSON
/// object that is a whole file, a line that is a whole log, and an item of a list are kept until
/// they end, up to ``maxDocumentBytes``.
public struct LogStream {
  /// The default for the most bytes of a JSON object that are kept.
  public static let maxDocumentBytes = 64 * 1024 * 1024

  /// Longer pieces are read in parts, so that few events wait for delivery.
  static let maxPartBytes = 64 * 1024

  private var decoder = TextDecoder()
  /// Detects the layout of the file; nil as soon as that is known.
  private var detector: LayoutDetector?
  /// The beginning of the text, until there is enough to tell a report from a log; nil after that.
  private var beginning: [UInt8]?
  private var reader: any PieceReader
  private var sink: EventSink

  /// Creates a stream at the start of a file.
  ///
  /// - Parameters:
  ///   - name: The name of logs that do not name themselves.
  ///   - format: The format of the file; nil to detect it from the first lines.
  ///   - mayBeReport: Whether the file can be a report, which is refused; false if ``FileKind`` has told
  ///     that it is none.
  ///   - vocabulary: The words of the recorder, if it uses names of its own.
  ///   - maxDocumentBytes: The most bytes of a JSON value that are kept.
  public init(
    name: String, format: LogFormat? = nil, mayBeReport: Bool = true,
    vocabulary: LogVocabulary? = nil, maxDocumentBytes: Int = Self.maxDocumentBytes
  ) {
    beginning = mayBeReport ? [] : nil
    sink = EventSink(name: name, vocabulary: vocabulary)
    detector = LayoutDetector(format, limit: maxDocumentBytes)
    reader = LineReader(readsRecords: format != .text, limit: maxDocumentBytes)
  }

  /// Reads a piece of the file.
  ///
  /// - Parameters:
  ///   - piece: The bytes that follow the last piece.
  ///   - receive: Called with each event, in order.
  /// - Throws: ``LogError`` if the file cannot be a log, or is a report of a device; the errors of
  ///   `receive`. The stream must not be used after that.
  /// - Complexity: O(*n*) for any *n* bytes.
  public mutating func read(
    _ piece: some Collection<UInt8>, _ receive: (LogEvent) throws -> Void
  ) throws {
    try piece.forEachPart { part in
      try deliver(to: receive) { stream throws(LogError) in
        try stream.read(text: try stream.decoder.decode(part))
      }
    }
  }

  /// Reads the bytes that were kept, at the end of the file.
  ///
  /// - Parameter receive: Called with each event, in order.
  /// - Throws: ``LogError`` if the file holds no log because it is empty or a report, none of its
  ///   lines is an entry, or everything in it is malformed; the errors of `receive`.
  public mutating func finish(_ receive: (LogEvent) throws -> Void) throws {
    try deliver(to: receive) { stream throws(LogError) in
      try stream.read(text: try stream.decoder.finish())
      if let start = stream.beginning { try stream.refuseReport(start) }
      try stream.begin(stream.detector?.layoutAtEnd)
      try stream.reader.finish(into: &stream.sink)
      try stream.sink.finish()
    }
  }

  /// Whether the file is known to consist of lines.
  var isOfLines: Bool { detector == nil && reader is LineReader }

  /// Goes on at a line of a file of lines, counted from 1, and its offset in the file, after lines that
  /// belong to no log.
  mutating func resume(atLine line: Int, offset: Int) {
    guard var lines = reader as? LineReader else { return }
    detector = nil
    lines.resume(atLine: line, offset: offset - decoder.markLength)
    reader = lines
  }

  private mutating func read(text: [UInt8]) throws(LogError) {
    guard var start = beginning else { return try readLog(text) }
    beginning = nil
    let part = Array(text.prefix(Self.maxPartBytes - start.count))
    start += part
    try readLog(part)
    if start.count < Self.maxPartBytes {
      beginning = start
    } else {
      try refuseReport(start)
      try readLog(Array(text.dropFirst(part.count)))
    }
  }

  /// Refuses a report, whatever format was asked for.
  private func refuseReport(_ start: [UInt8]) throws(LogError) {
    if case .report(let kind) = FileKind(startOf: start) { throw .report(kind) }
  }

  private mutating func readLog(_ text: [UInt8]) throws(LogError) {
    if detector == nil {
      try reader.read(text, into: &sink)
    } else {
      try begin(detector?.add(text))
    }
  }

  /// Starts reading with the bytes that were kept until the layout was known.
  private mutating func begin(_ layout: LayoutDetector.Layout?) throws(LogError) {
    guard let layout, let start = detector?.text else { return }
    let limit = detector?.limit ?? Self.maxDocumentBytes
    detector = nil
    sink.textStart = decoder.markLength
    switch layout {
    case .lines: break
    case .list: reader = ListReader(limit: limit)
    case .document: reader = DocumentReader(limit: limit)
    }
    try reader.read(start, into: &sink)
  }

  /// Reads, and delivers the events even if reading fails.
  private mutating func deliver(
    to receive: (LogEvent) throws -> Void, of read: (inout LogStream) throws(LogError) -> Void
  ) throws {
    var failure: LogError?
    do throws(LogError) { try read(&self) } catch { failure = error }
    for event in sink.events { try receive(event) }
    sink.events.removeAll(keepingCapacity: true)
    if let failure { throw failure }
  }
}

/// Reads the text of a file piece by piece.
protocol PieceReader {
  mutating func read(_ piece: [UInt8], into sink: inout EventSink) throws(LogError)
  mutating func finish(into sink: inout EventSink) throws(LogError)
}

extension Collection<UInt8> {
  /// Passes on the bytes in parts, so that few events wait for delivery.
  func forEachPart(_ receive: ([UInt8]) throws -> Void) rethrows {
    var rest = self[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(LogStream.maxPartBytes))
      rest = rest.dropFirst(part.count)
      try receive(part)
    }
  }
}
