import Foundation
import LifecycleConformance

/// A file of logs that can be read more than once, standard input too.
///
/// What comes from standard input is copied to a temporary file without a name, because a log that is
/// too long to be kept is read twice.
final class LogFile {
  /// A file in which no entry was found so far is given up here; such as a device without end.
  static let mostWithoutEntry = 256 << 20

  let path: String
  private let format: LogFormat?
  private var copy: Descriptor?

  init(_ path: String, format: LogFormat?) {
    self.path = path
    self.format = format
  }

  deinit { copy?.finish() }

  /// Reads every event of the file.
  ///
  /// - Parameters:
  ///   - observe: Told after each piece how many bytes were read.
  ///   - receive: Called with each event.
  /// - Throws: `LogError` if the file is no log, `FileError` if it cannot be read, `Interrupted`.
  func read(
    observe: (Int) -> Void = { _ in }, _ receive: (LogEvent) throws -> Void
  ) throws {
    var stream = LogStream(name: path, format: format)
    var size = 0
    var isLog = false
    func receiveAndNote(_ event: LogEvent) throws {
      if case .entry = event { isLog = true }
      try receive(event)
    }
    try readPieces { piece in
      try stream.read(piece, receiveAndNote)
      size += piece.count
      if !isLog, size > Self.mostWithoutEntry {
        throw FileError.noEntry(path, limit: Self.mostWithoutEntry)
      }
      observe(size)
    }
    try stream.finish(receiveAndNote)
  }

  /// Reads the entries of one log of the file, counted from 0.
  func forEachEntry(
    ofLog number: Int, _ receive: (LogEntry) -> Void, observe: (Int) -> Void
  ) throws {
    var current = -1
    try read(observe: observe) { event in
      if case .begin = event { current += 1 }
      if current == number, case .entry(let entry) = event { receive(entry) }
    }
  }

  private func readPieces(_ receive: (ArraySlice<UInt8>) throws -> Void) throws {
    guard path == "-" else { return try InputFile.readPieces(of: path, receive) }
    if let copy {
      try readAgain(copy, receive)
    } else {
      try readFirst(receive)
    }
  }

  private func readFirst(_ receive: (ArraySlice<UInt8>) throws -> Void) throws {
    let copy = try Descriptor.temporaryFile()
    self.copy = copy
    try InputFile.readPieces(of: path) { piece in
      try copy.writeAll(Array(piece))
      try receive(piece)
    }
  }

  private func readAgain(
    _ copy: Descriptor, _ receive: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    lseek(copy.number, 0, SEEK_SET)
    do {
      while let piece = try copy.readPiece() { try receive(piece) }
    } catch let failure as SystemFailure {
      throw FileError.unreadable(path, failure)
    }
  }
}

extension Descriptor {
  /// A file that nobody else sees, and that is gone with its descriptor.
  fileprivate static func temporaryFile() throws(SystemFailure) -> Descriptor {
    var name = Array((NSTemporaryDirectory() + "/lifecycle.XXXXXX").utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw .last }
    unlink(name)
    return Descriptor(number: number)
  }
}
