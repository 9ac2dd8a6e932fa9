import Foundation

/// A file that is read whole, within a limit.
package enum InputFile {
  /// The largest file that is read, in bytes.
  package static let limit = 256 << 20

  /// What a file is called in messages.
  package static func name(of path: String) -> String {
    path == "-" ? "standard input" : path.shown
  }

  /// Reads a file, or standard input if the path is “-”.
  package static func read(_ path: String, limit: Int = limit) throws -> [UInt8] {
    guard let bytes = try use(path, { try $0.readAll(limit: limit) }) else {
      throw FileError.tooLarge(path, limit: limit)
    }
    return bytes
  }

  /// Reads a file piece by piece.
  package static func readPieces(of path: String, _ receive: (ArraySlice<UInt8>) throws -> Void)
    throws
  {
    try use(path) { file in
      while let piece = try file.readPiece() { try receive(piece) }
    }
  }

  /// Opens a file while it is used; an error of the system is reported with the path.
  private static func use<Result>(_ path: String, _ body: (Descriptor) throws -> Result) throws
    -> Result
  {
    do {
      let file = path == "-" ? Descriptor.standardInput : try opened(path)
      defer { if path != "-" { file.finish() } }
      return try body(file)
    } catch let failure as SystemFailure {
      throw error(failure, path)
    }
  }

  /// What a failure of the system means for the reading of a file.
  private static func error(_ failure: SystemFailure, _ path: String) -> any Error {
    if failure.code == EISDIR { return FileError.isFolder(path) }
    if failure.code == EINTR, Interruption.isRequested { return Interrupted() }
    return FileError.unreadable(path, failure)
  }

  private static func opened(_ path: String) throws(SystemFailure) -> Descriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }
}
