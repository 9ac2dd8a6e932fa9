/// Reads recorded callback logs piece by piece, in the memory that one piece needs.
///
/// A piece is any part of a file, of any size; it may end inside a line or a character. The events do
/// not depend on how the file is divided:
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
/// they end, up to ``largestDocument``.
public struct LogStream {
  /// The default for the most bytes of a JSON object that are kept.
  public static let largestDocument = 64 * 1024 * 1024

  /// Longer pieces are read in parts, so that few events wait for delivery.
  private static let longestPart = 64 * 1024

  private var decoder = TextDecoder()
  /// Detects the layout of the file; nil as soon as that is known.
  private var detector: LayoutDetector?
  private var reader: any PieceReader
  private var sink: EventSink

  /// Creates a stream at the start of a file.
  ///
  /// - Parameters:
  ///   - name: The name of logs that do not name themselves.
  ///   - format: The format of the file; nil to detect it from the first lines.
  ///   - largestDocument: The most bytes of a JSON value that are kept.
  public init(
    name: String, format: LogFormat? = nil, largestDocument: Int = Self.largestDocument
  ) {
    sink = EventSink(name: name)
    detector = LayoutDetector(format, limit: largestDocument)
    reader = LineReader(readsRecords: format != .text, limit: largestDocument)
  }

  /// Reads a piece of the file.
  ///
  /// - Parameters:
  ///   - piece: The bytes that follow the last piece.
  ///   - receive: Called with each event, in order.
  /// - Throws: ``LogError`` if the file cannot be a log; the errors of `receive`. The stream must not
  ///   be used after that.
  /// - Complexity: O(*n*) for any *n* bytes.
  public mutating func read(
    _ piece: some Collection<UInt8>, _ receive: (LogEvent) throws -> Void
  ) throws {
    var rest = piece[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(Self.longestPart))
      rest = rest.dropFirst(part.count)
      try deliver(to: receive) { stream throws(LogError) in
        try stream.read(text: try stream.decoder.decode(part))
      }
    }
  }

  /// Reads the bytes that were kept, at the end of the file.
  ///
  /// - Parameter receive: Called with each event, in order.
  /// - Throws: ``LogError`` if the file holds no log because it is empty, none of its lines is an
  ///   entry, or everything in it is malformed; the errors of `receive`.
  public mutating func finish(_ receive: (LogEvent) throws -> Void) throws {
    try deliver(to: receive) { stream throws(LogError) in
      try stream.read(text: try stream.decoder.finish())
      try stream.begin(stream.detector?.layoutAtEnd)
      try stream.reader.finish(into: &stream.sink)
      try stream.sink.finish()
    }
  }

  private mutating func read(text: [UInt8]) throws(LogError) {
    if detector == nil {
      try reader.read(text, into: &sink)
    } else {
      try begin(detector?.add(text))
    }
  }

  /// Starts reading with the bytes that were kept until the layout was known.
  private mutating func begin(_ layout: LayoutDetector.Layout?) throws(LogError) {
    guard let layout, let start = detector?.text else { return }
    let limit = detector?.limit ?? Self.largestDocument
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
