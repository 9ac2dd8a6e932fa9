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
  /// Whether reports in the file were read.
  private var mayHoldReports = false

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
  ///   - reports: Called with each event of a file that holds reports; nil if it must hold a log.
  ///   - receive: Called with each event of a log.
  /// - Throws: `LogError` or ``NoLogEntryError`` if the file is not what it must be, `FileError` if it
  ///   cannot be read, `Interrupted`.
  func read(
    observe: (Int) -> Void = { _ in }, reports: ((DeviceReportEvent) throws -> Void)? = nil,
    _ receive: (LogEvent) throws -> Void
  ) throws {
    mayHoldReports = reports != nil
    var content = FileContent(
      name: path, format: format, vocabulary: vocabulary, mayHoldReports: mayHoldReports)
    var size = 0
    var isLog = false
    func receiveAndNote(_ event: LogEvent) throws {
      if case .entry = event { isLog = true }
      if filter?.keeps(event) ?? true { try receive(event) }
    }
    try readPieces { piece in
      try content.read(piece, receiveAndNote, reports ?? { _ in })
      size += piece.count
      if !isLog, !content.holdsReports, size > maxBytesWithoutEntry {
        throw NoLogEntryError(path: path, limit: maxBytesWithoutEntry)
      }
      observe(size)
    }
    try content.finish(receiveAndNote, reports ?? { _ in })
  }

  /// Reads the entries of one log of the file, counted from 0.
  func forEachEntry(
    ofLog number: Int, _ receive: (LogEntry) -> Void, observe: (Int) -> Void
  ) throws {
    struct EndOfLog: Error {}
    var begun = 0
    do {
      try read(observe: observe, reports: mayHoldReports ? { _ in } : nil) { event in
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

/// The content of a file, which is a log, or may hold reports as well.
private struct FileContent {
  /// One of both is nil.
  private var log: LogStream?
  private var logAndReports: LogAndReportStream?

  init(name: String, format: LogFormat?, vocabulary: LogVocabulary?, mayHoldReports: Bool) {
    if mayHoldReports {
      logAndReports = LogAndReportStream(name: name, format: format, vocabulary: vocabulary)
    } else {
      log = LogStream(name: name, format: format, vocabulary: vocabulary)
    }
  }

  var holdsReports: Bool { logAndReports?.holdsReports ?? false }

  mutating func read(
    _ piece: ArraySlice<UInt8>, _ logEvent: (LogEvent) throws -> Void,
    _ reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    try log?.read(piece, logEvent)
    try logAndReports?.read(piece, log: logEvent, report: reportEvent)
  }

  mutating func finish(
    _ logEvent: (LogEvent) throws -> Void, _ reportEvent: (DeviceReportEvent) throws -> Void
  ) throws {
    try log?.finish(logEvent)
    try logAndReports?.finish(log: logEvent, report: reportEvent)
  }
}
