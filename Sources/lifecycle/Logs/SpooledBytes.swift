import CommandLineTools
import Foundation

/// Bytes that are read again: a few are kept in memory, many in an unnamed temporary file, which
/// disappears with the process.
final class SpooledBytes {
  /// If there are more bytes, they go to a file.
  private let mostInMemory: Int

  init(mostInMemory: Int = 4 << 20) { self.mostInMemory = mostInMemory }

  private var kept: [UInt8] = []
  private var file: Descriptor?

  deinit { file?.finish() }

  /// Adds bytes at the end.
  ///
  /// - Throws: `FileError` if no temporary file can be written.
  func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    do throws(SystemFailure) {
      if file == nil, kept.count + bytes.count <= mostInMemory {
        kept += bytes
      } else {
        if file == nil { file = try begin() }
        try file?.writeAll(Array(bytes))
      }
    } catch {
      throw .unwritable(NSTemporaryDirectory(), error)
    }
  }

  /// All bytes, piece by piece.
  func forEachPiece(_ receive: (ArraySlice<UInt8>) throws -> Void) throws {
    guard let file else { return try receive(kept[...]) }
    lseek(file.number, 0, SEEK_SET)
    do {
      while let piece = try file.readPiece() { try receive(piece) }
    } catch let failure as SystemFailure {
      throw FileError.unreadable(NSTemporaryDirectory(), failure)
    }
  }

  private func begin() throws(SystemFailure) -> Descriptor {
    var name = Array((NSTemporaryDirectory() + "/lifecycle.XXXXXX").utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw .last }
    unlink(name)
    let file = Descriptor(number: number)
    try file.writeAll(kept)
    kept = []
    return file
  }
}
