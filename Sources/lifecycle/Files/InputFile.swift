import Foundation

/// A file that is read whole, within a limit.
enum InputFile {
  /// The largest file that is read, in bytes.
  static let limit = 256 << 20

  /// What a file is called in messages.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path.shown }

  /// Reads a file, or standard input where the path is “-”.
  static func read(_ path: String, limit: Int = limit) throws -> [UInt8] {
    let bytes: [UInt8]?
    do {
      let file = path == "-" ? Descriptor.standardInput : try opened(path)
      defer { if path != "-" { file.finish() } }
      bytes = try file.readAll(limit: limit)
    } catch let failure as SystemFailure {
      if failure.code == EISDIR { throw FileError.isFolder(path) }
      if failure.code == EINTR, Interruption.isRequested { throw Interrupted() }
      throw FileError.unreadable(path, failure)
    }
    guard let bytes else { throw FileError.tooLarge(path, limit: limit) }
    return bytes
  }

  private static func opened(_ path: String) throws(SystemFailure) -> Descriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }
}
