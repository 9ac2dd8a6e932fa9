import CommandLineTools
import Foundation
import LifecycleLogs
import Reporting

/// A file of logs that can be read more than once, even if it is standard input or a pipe.
///
/// Input that is not an ordinary file is copied, because a log that is too long to be kept in
/// memory is read twice.
final class LogFile {
  let path: String
  private let format: LogFormat?
  private let vocabulary: LogVocabulary?
  /// What keeps the entries of one app; nil if all are read.
  private(set) var filter: AppFilter?
  /// Reading stops after this number of bytes without an entry, for example in an endless device.
  private let maxBytesWithoutEntry: Int
  private let isOrdinary: Bool
  private var copy: SpooledBytes?
  /// How many reports the last reading has found, and the first of them with its line.
  private(set) var reportCount = 0
  private(set) var firstReport: (kind: ReportKind, line: Int)?

  init(
    _ path: String, format: LogFormat?, vocabulary: LogVocabulary? = nil,
    keeping filter: AppFilter? = nil, maxBytesWithoutEntry: Int = 256 << 20
  ) {
    self.path = path
    self.format = format
    self.vocabulary = vocabulary
    self.filter = filter
    self.maxBytesWithoutEntry = maxBytesWithoutEntry
    isOrdinary = path != "-" && [S_IFREG, S_IFDIR, nil].contains(FileSystem.kind(of: path))
  }

  /// The size in bytes; nil where only the end tells it.
  var size: Int? { isOrdinary ? FileSystem.size(of: path) : nil }

  /// Reads every event of the file.
  ///
  /// - Parameters:
  ///   - observe: Called after each piece with the number of bytes read.
  ///   - reports: Called with each event of a report; nil if the file must hold a log, too.
  ///   - receive: Called with each event of a log.
  /// - Throws: `LogError` or ``NoLogEntryError`` if the file is not what it must be, `FileError` if it
  ///   cannot be read, `Interrupted`.
  func read(
    observe: (Int) -> Void = { _ in }, reports: ((DeviceReportEvent) throws -> Void)? = nil,
    _ receive: (LogEvent) throws -> Void
  ) throws {
    var content = LogAndReportStream(name: path, format: format, vocabulary: vocabulary)
    var size = 0
    var isLog = false
    reportCount = 0
    func receiveAndNote(_ event: LogEvent) throws {
      if case .entry = event { isLog = true }
      if filter?.keeps(event) ?? true { try receive(event) }
    }
    func receiveReport(_ event: DeviceReportEvent) throws {
      if case .report(let report) = event {
        if reportCount == 0 { firstReport = (report.kind, report.line) }
        reportCount += 1
      }
      try reports?(event)
    }
    var failure: LogError?
    do {
      try readPieces { piece in
        try content.read(piece, log: receiveAndNote, report: receiveReport)
        size += piece.count
        if !isLog, !content.holdsReports, size > maxBytesWithoutEntry {
          throw NoLogEntryError(path: path, limit: maxBytesWithoutEntry)
        }
        observe(size)
      }
      try content.finish(log: receiveAndNote, report: receiveReport)
    } catch let error as LogError {
      failure = error
    }
    if reports == nil, !isLog {
      let isReport = content.holdsReports && failure == nil
      let kind = content.kind ?? (isReport ? firstReport?.kind ?? .other : nil)
      failure = kind.map(LogError.report) ?? failure
    }
    if let failure { throw failure }
  }

  /// Reads the entries of one log of the file, counted from 0.
  func forEachEntry(
    ofLog number: Int, _ receive: (LogEntry) -> Void, observe: (Int) -> Void
  ) throws {
    struct EndOfLog: Error {}
    var begun = 0
    do {
      try read(observe: observe) { event in
        let isWanted = begun == number + 1
        switch event {
        case .begin: begun += 1
        case .entry(let entry) where isWanted: receive(entry)
        case .end where isWanted: throw EndOfLog()
        default: break
        }
      }
    } catch is EndOfLog {}
  }

  private func readPieces(_ receive: (ArraySlice<UInt8>) throws -> Void) throws {
    if isOrdinary { return try InputFile.readPieces(of: path, receive) }
    if let copy { return try copy.forEachPiece(receive) }
    let copy = SpooledBytes()
    try InputFile.readPieces(of: path) { piece in
      try copy.append(piece)
      try receive(piece)
    }
    self.copy = copy
  }
}

/// The first bytes of what should be a log, up to a limit, hold no entry.
struct NoLogEntryError: CommandError, Hashable {
  let path: String
  let limit: Int

  var status: ExitStatus { .fileError }

  var errorDescription: String? {
    "the first \((limit >> 20).grouped) MB of \(InputFile.name(of: path)) contain no callback; this "
      + "is not a log, or the part before the first callback must be removed."
  }
}
