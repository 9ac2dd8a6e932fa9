import Foundation
import SystemFiles

/// Reads files, whole within a limit or piece by piece.
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

  /// Reads a file that nobody has named, but that was found: a pipe in its place would keep the program
  /// waiting.
  package static func read(found path: String, limit: Int = limit) throws -> [UInt8] {
    if let kind = FileSystem.kind(of: path), kind != S_IFREG, kind != S_IFDIR {
      throw FileError.notOrdinary(path)
    }
    return try read(path, limit: limit)
  }

  /// Reads a file piece by piece.
  package static func readPieces(
    of path: String, _ receive: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    try use(path) { file in
      while let piece = try file.readPiece() { try receive(piece) }
    }
  }

  /// Opens a file while it is used; an error of the system is reported with the path.
  private static func use<Result>(
    _ path: String, _ body: (borrowing Descriptor) throws -> Result
  ) throws -> Result {
    do {
      return path == "-" ? try body(Descriptor.standardInput) : try body(opened(path))
    } catch let error as SystemError {
      throw Self.error(error, path)
    }
  }

  /// What an error of the system means for the reading of a file.
  private static func error(_ error: SystemError, _ path: String) -> any Error {
    if error.code == EISDIR { return FileError.isFolder(path) }
    if error.code == EINTR, Interruption.isRequested { return Interrupted() }
    return FileError.unreadable(path, error)
  }

  private static func opened(_ path: String) throws(SystemError) -> Descriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }
}
