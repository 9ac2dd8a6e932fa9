import Reporting

/// Reads reports of devices piece by piece, in constant memory.
///
/// A file may hold one report, several after each other, JSON lines, or a list of payloads. The
/// results do not depend on how the file is divided into pieces.
///
/// What is damaged is told, and reading goes on at the next line that begins a report. Of a report
/// that is cut off the start is returned, with a remark. A key that occurs twice in an object has its
/// last value.
///
/// ```swift
/// var stream = DeviceReportStream()
/// while let piece = try file.read(upToCount: 65_536) {
///   try stream.read(piece) { event in print(event) }
/// }
/// try stream.finish { event in print(event) }
/// ```
public struct DeviceReportStream {
  private enum Mode {
    /// Between reports, at the start of a line or behind a document.
    case between
    /// In a JSON document.
    case document
    /// In a line that begins no document.
    case line
  }

  /// Longer lines of text are cut.
  private static let maxLineBytes = 64 * 1024

  private var decoder = TextDecoder()
  private var mode = Mode.between
  private var scanner = JSONScanner(ReportField.paths)
  private var receiver = ReportReceiver()
  private var text = ReportTextReader()

  /// The line that is being read, counted from 1, and its start if it is text.
  private var line = 1
  private var lineBytes: [UInt8] = []
  /// Whether the line has had no byte, and none but spaces.
  private var isAtLineStart = true, isBlank = true
  private var lastByte: UInt8 = 0

  /// Whether something damaged was found, and no start of a report since.
  private var isLost = false
  private var isInBrokenList = false
  /// A line that belongs to no report, unless it introduces the text report after it; an entry of a log
  /// introduces none.
  private var stray: (line: Int, text: String, isEntry: Bool)?
  /// The header of the report that comes next.
  private var header: ReportContent?
  /// The text of a report that comes next as a document.
  private var translation: ReportContent?
  private var isInEnvelope = false

  private var reportCount = 0
  private var events: [DeviceReportEvent] = []

  /// Creates a stream at the start of a file.
  public init() {}

  /// Reads a piece of the file.
  ///
  /// - Parameters:
  ///   - piece: The bytes that follow the last piece.
  ///   - receive: Called with each report or each thing that is damaged, in order.
  /// - Throws: ``LogError`` if the file is compressed; the errors of `receive`. The stream must not be
  ///   used after that.
  /// - Complexity: O(*n*) for any *n* bytes.
  public mutating func read(
    _ piece: some Collection<UInt8>, _ receive: (DeviceReportEvent) throws -> Void
  ) throws {
    try piece.forEachPart { part in
      try decoder.decode(part).withUnsafeBufferPointer { read($0) }
      try deliver(to: receive)
    }
  }

  /// Reads what was kept, at the end of the file.
  ///
  /// - Parameter receive: Called with each report or each thing that is damaged, in order.
  /// - Throws: ``LogError`` if the file is compressed; the errors of `receive`.
  public mutating func finish(_ receive: (DeviceReportEvent) throws -> Void) throws {
    try decoder.finish().withUnsafeBufferPointer { read($0) }
    try endReport(receive)
  }

  /// Ends what is open.
  mutating func endReport(_ receive: (DeviceReportEvent) throws -> Void) throws {
    if mode == .line { endLine() }
    if mode == .document {
      breakOff("The document that begins on line \(receiver.firstLine) is cut off.")
    }
    endText()
    flushStray()
    flushHeader()
    flushTranslation()
    (isLost, isInBrokenList) = (false, false)
    try deliver(to: receive)
  }

  /// Goes on at a line, after lines that belong to no report.
  mutating func resume(atLine line: Int) {
    self.line = line
    (isAtLineStart, isBlank) = (true, true)
  }

  /// A part of a report that is open at the start of a line.
  enum OpenPart {
    /// A header, which a document or a text follows.
    case header
    case document
    /// A text; here other lines than fields may say nothing.
    case text(ignoresLines: Bool)
  }

  /// What is open; nil between reports.
  var openPart: OpenPart? {
    if mode == .document { return .document }
    if text.content != nil { return .text(ignoresLines: text.ignoresLines) }
    return header != nil || translation != nil ? .header : nil
  }

  private mutating func deliver(to receive: (DeviceReportEvent) throws -> Void) throws {
    defer { events.removeAll() }
    for event in events { try receive(event) }
  }
}

// MARK: - Bytes

extension DeviceReportStream {
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      switch mode {
      case .document: readDocument(bytes, from: &index)
      case .between: readBetween(bytes[index], &index)
      case .line: readLine(bytes, from: &index)
      }
    }
    lastByte = bytes.last ?? lastByte
  }

  private mutating func readBetween(_ byte: UInt8, _ index: inout Int) {
    switch byte {
    case UInt8(ascii: "\n"):
      // An empty line ends a part of a text.
      if isBlank, text.content != nil { _ = text.read("", at: line) }
      line += 1
      (isAtLineStart, isBlank) = (true, true)
    case _ where byte.isSpace: isAtLineStart = false
    // The mark of a quotation.
    case UInt8(ascii: ">") where isBlank: break
    case UInt8(ascii: "{") where mayBeginDocument, UInt8(ascii: "[") where mayBeginDocument:
      return beginDocument()
    case UInt8(ascii: ",") where isInBrokenList, UInt8(ascii: "]") where isInBrokenList:
      isInBrokenList = byte == UInt8(ascii: ",")
    default:
      (mode, isBlank) = (.line, false)
      return lineBytes.removeAll(keepingCapacity: true)
    }
    index += 1
  }

  /// Whether a bracket begins a document, and belongs to no text or damaged document.
  private var mayBeginDocument: Bool {
    text.content != nil ? text.isTranslation : isAtLineStart || !isLost
  }

  private mutating func readLine(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n"))
    let part = bytes[index..<(end ?? bytes.count)]
    lineBytes += part.prefix(Self.maxLineBytes - lineBytes.count)
    index = part.endIndex
    if end != nil { endLine() }
  }

  private mutating func readDocument(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) {
    let outcome = scanner.read(bytes, from: &index, into: &receiver)
    line = scanner.line
    for content in receiver.take() { add(content) }
    switch outcome {
    case .wantsMore: break
    case .ended: mode = .between
    case .malformed(let fault):
      let previous = index > 0 ? bytes[index - 1] : lastByte
      (isAtLineStart, isBlank) = (previous == UInt8(ascii: "\n"), false)
      breakOff("The document that begins on line \(receiver.firstLine) is malformed: \(fault).")
    }
  }
}

// MARK: - Documents

extension DeviceReportStream {
  private mutating func beginDocument() {
    flushStray()
    if let content = text.take() { translation = content }
    scanner = JSONScanner(ReportField.paths, line: line)
    receiver = ReportReceiver(firstLine: line)
    (isLost, isAtLineStart, isBlank) = (false, false, false)
    mode = .document
  }

  /// Ends a document that cannot be read on, and keeps what was read of it.
  private mutating func breakOff(_ sentence: String) {
    var content = receiver.content
    content.remark("The report is damaged here; only what stands before was read.", at: line)
    // The text of the report says more than a part of the document.
    if translation != nil {
      header = nil
    } else if !content.isEmpty {
      add(content)
    }
    events.append(.damaged(line: line, sentence))
    (mode, isLost, isInBrokenList) = (.between, true, scanner.isInList)
  }

  /// Takes a document that has ended.
  private mutating func add(_ content: ReportContent) {
    if content.isEnvelope {
      isInEnvelope = true
      return
    }
    if content.isHeader {
      flushHeader()
      header = content
      return
    }
    var parts = ReportParts(header: header, body: content)
    if let kind = header?.kind, kind != .other, let own = content.contentKind, own != kind {
      flushHeader()
      parts.header = nil
    }
    header = nil
    if parts.kind == .crash { translation = nil }
    if !add(parts), !isInEnvelope {
      events.append(.damaged(line: content.line, "The document on this line is no report."))
    }
  }

  /// Adds the report that some parts make; false if they make none.
  @discardableResult
  private mutating func add(_ parts: ReportParts) -> Bool {
    guard let report = parts.report(position: reportCount + 1) else { return false }
    reportCount += 1
    events.append(.report(report))
    return true
  }

  /// Adds the report of a header that stands alone.
  private mutating func flushHeader() {
    guard var alone = header else { return }
    header = nil
    let isCutOff = alone.kind != .other
    if isCutOff { alone.remark("The report ends after its header.", at: alone.line) }
    add(ReportParts(body: alone))
    if isCutOff {
      events.append(
        .damaged(line: alone.line, "The header on this line is followed by no report."))
    }
  }

  private mutating func flushTranslation() {
    guard let content = translation else { return }
    translation = nil
    add(ReportParts(body: content))
  }
}

// MARK: - Lines

extension DeviceReportStream {
  /// Reads the line that has ended.
  private mutating func endLine() {
    mode = .between
    if text.content != nil, lineBytes.first == UInt8(ascii: "{"), beginsDocument {
      return endTextBeforeDocument()
    }
    let words = String(decoding: lineBytes, as: UTF8.self)
    if text.begins(words) {
      endText()
      if stray?.isEntry ?? false { flushStray() }
      (stray, isLost) = (nil, false)
    }
    let mayBeEntry = text.content == nil || text.ignoresLines
    let isEntry = mayBeEntry && lineBytes.namesCallback(0..<lineBytes.count)
    if !isEntry || text.content == nil, text.read(words, at: line) { return }
    if stray == nil && !isLost || isEntry && stray?.isEntry != true {
      stray = (line, words.excerpt, isEntry)
    }
    isLost = true
  }

  /// Whether the line is a report in JSON, or the header of one.
  private var beginsDocument: Bool {
    lineBytes.count < Self.maxLineBytes && lineBytes.beginsReport(0..<lineBytes.count)
  }

  private mutating func endTextBeforeDocument() {
    endText()
    (isLost, isAtLineStart) = (false, true)
    let bytes = lineBytes
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private mutating func endText() {
    guard let content = text.take() else { return }
    flushTranslation()
    let isAnnounced =
      header?.kind == .crash || header?.kind == .other && content.has(.resourceEvent)
    if !isAnnounced { flushHeader() }
    add(ReportParts(header: header, body: content))
    header = nil
  }

  private mutating func flushStray() {
    guard let (line, text, _) = stray else { return }
    stray = nil
    events.append(.damaged(line: line, "“\(text)” belongs to no report."))
  }
}

/// What a stream of reports finds.
public enum DeviceReportEvent: Hashable, Sendable {
  case report(DeviceReport)
  /// Something that is no report, or a part of one that is cut off: the line, counted from 1, and
  /// what is wrong there, in a sentence.
  case damaged(line: Int, String)
}
