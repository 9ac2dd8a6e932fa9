import Reporting

/// Reads a file that is a log of callbacks, holds reports of devices, or both, in constant memory.
///
/// People paste a crash report below the log of the same app, or join files. In a log, a report begins at
/// its first line and ends before the next line of the log; in a file that begins with a report, a log
/// begins at the first line with a time or a callback. Lines have their numbers in the file everywhere.
/// A log that is a JSON list or one JSON object holds no reports, nor does UTF-16.
///
/// ```swift
/// var stream = LogAndReportStream(name: "monday.log")
/// while let piece = try file.read(upToCount: 65_536) {
///   try stream.read(piece[...], log: { print($0) }, report: { print($0) })
/// }
/// try stream.finish(log: { print($0) }, report: { print($0) })
/// ```
public struct LogAndReportStream {
  /// What the first bytes must show.
  private static let startSize = 64 << 10
  /// What a longer line belongs to follows from its start.
  private static let maxLineBytes = 64 << 10

  private var log: LogStream
  /// Nil as long as the file holds no report.
  private var reports: DeviceReportStream?
  /// What the file is that begins with a report, perhaps below some other words; nil for a log.
  public private(set) var kind: ReportKind?
  /// The first bytes, until they show how the file begins.
  private var start: [UInt8]? = []
  /// Whether the file begins as a log, which then has all lines between reports.
  private var beginsAsLog = true
  private var isInReport = false
  /// Whether the file is UTF-16, whose lines are not compared.
  private var isUTF16 = false

  /// The start of a line that has not ended.
  private var held: [UInt8] = []
  /// Whether the start of the line was passed on already.
  private var isInLongLine = false
  /// Whether the last line was compared, so that the next one must be.
  private var hasCompared = true
  /// The number of the line that is compared next, counted from 1, and its offset in the file.
  private var line = 1, offset = 0

  /// Creates a stream at the start of a file.
  ///
  /// - Parameters:
  ///   - name: The name of logs that do not name themselves.
  ///   - format: The format of the log; nil to detect it from the first lines.
  ///   - vocabulary: The words of the recorder, if it uses names of its own.
  public init(name: String, format: LogFormat? = nil, vocabulary: LogVocabulary? = nil) {
    log = LogStream(name: name, format: format, mayBeReport: false, vocabulary: vocabulary)
  }

  /// Whether the file holds a report.
  public var holdsReports: Bool { reports != nil }
}

// MARK: - Reading

extension LogAndReportStream {
  /// Reads a piece of the file.
  ///
  /// - Parameters:
  ///   - piece: The bytes that follow the last piece.
  ///   - logEvent: Called with each event of the log, in order.
  ///   - reportEvent: Called with each report and each thing that is damaged, in order.
  /// - Throws: ``LogError`` if the file cannot be read; the errors of the closures. The stream must not be
  ///   used after that.
  /// - Complexity: O(*n*) for any *n* bytes.
  public mutating func read(
    _ piece: ArraySlice<UInt8>, log logEvent: (LogEvent) throws -> Void,
    report reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    guard start != nil else { return try divide(piece, logEvent, reportEvent) }
    start? += piece
    if start?.count ?? 0 >= Self.startSize { try begin(logEvent, reportEvent) }
  }

  /// Reads what was kept, at the end of the file.
  ///
  /// - Parameters:
  ///   - logEvent: Called with each event of the log, in order.
  ///   - reportEvent: Called with each report and each thing that is damaged, in order.
  /// - Throws: ``LogError`` if the file holds neither a log nor a report; the errors of the closures.
  public mutating func finish(
    log logEvent: (LogEvent) throws -> Void, report reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    try begin(logEvent, reportEvent)
    let last = held
    held = []
    if let first = last.first, mustCompare(first) {
      try compare(last, 0..<last.count, logEvent, reportEvent)
    }
    try pass(last[...], logEvent, reportEvent)
    try reports?.finish(reportEvent)
    do {
      try log.finish(logEvent)
    } catch LogError.empty where holdsReports {
    } catch LogError.noCallback where holdsReports {
      // The lines around a report need not be a log.
    }
  }

  private mutating func begin(
    _ logEvent: (LogEvent) throws -> Void, _ reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    guard let first = start else { return }
    start = nil
    isUTF16 = first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF])
    // What stands before and behind a document may be anything, as in a log.
    if case .report(let kind) = FileKind(startOf: first) {
      self.kind = kind
      if isUTF16 || !first.quotesDocument {
        (reports, isInReport, beginsAsLog) = (DeviceReportStream(), true, false)
      }
    }
    try divide(first[...], logEvent, reportEvent)
  }
}

// MARK: - Lines

extension LogAndReportStream {
  /// Passes on the lines of a piece, many at once where they belong together.
  private mutating func divide(
    _ piece: ArraySlice<UInt8>, _ logEvent: (LogEvent) throws -> Void,
    _ reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    let bytes = held.isEmpty ? Array(piece) : held + piece
    held = []
    // What comes before the next line is not passed on yet.
    var (passed, next) = (0, 0)
    while next < bytes.count {
      let end = bytes.firstLineFeed(from: next)
      if isInLongLine {
        isInLongLine = end == nil
      } else if end == nil, bytes.count - next < Self.maxLineBytes {
        try pass(bytes[passed..<next], logEvent, reportEvent)
        held = Array(bytes[next...])
        return
      } else {
        isInLongLine = end == nil
        let text = next..<(end ?? bytes.count)
        // In a log of JSON lines, every line begins as a report may; few are one.
        if mustCompare(bytes[next]), isInReport || bytes.beginsReport(text) {
          try pass(bytes[passed..<next], logEvent, reportEvent)
          passed = next
          try compare(bytes, text, logEvent, reportEvent)
        }
      }
      let following = end.map { $0 + 1 } ?? bytes.count
      offset += following - next
      if end != nil { line += 1 }
      next = following
    }
    try pass(bytes[passed...], logEvent, reportEvent)
  }

  private mutating func pass(
    _ bytes: ArraySlice<UInt8>, _ logEvent: (LogEvent) throws -> Void,
    _ reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    if bytes.isEmpty { return }
    if isInReport {
      try reports?.read(bytes, reportEvent)
    } else {
      try log.read(bytes, logEvent)
    }
  }

  /// Whether a line that begins with a byte can belong to something else than the line before.
  private mutating func mustCompare(_ byte: UInt8) -> Bool {
    if isUTF16 { return false }
    if !isInReport { return byte.mayBeginReport }
    // Most lines of a document are members, which are indented.
    defer { hasCompared = !byte.beginsMember }
    return hasCompared || !byte.beginsMember
  }

  /// Finds what a line belongs to, and goes over to that.
  private mutating func compare(
    _ bytes: [UInt8], _ range: Range<Int>, _ logEvent: (LogEvent) throws -> Void,
    _ reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    if isInReport {
      guard reports?.isOver(before: bytes, range, inLog: beginsAsLog) ?? true else { return }
      try reports?.endReport(reportEvent)
      log.resume(atLine: line, offset: offset)
      isInReport = false
    } else if log.isOfLines, bytes.beginsReport(range) {
      var stream = reports ?? DeviceReportStream()
      stream.resume(atLine: line)
      (reports, isInReport, hasCompared) = (stream, true, true)
    }
  }
}

extension UInt8 {
  fileprivate var mayBeginReport: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "#"), UInt8(ascii: "I"), UInt8(ascii: "E"),
      UInt8(ascii: "T"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  fileprivate var beginsMember: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\"")
  }
}
