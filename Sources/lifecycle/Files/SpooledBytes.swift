import Foundation

/// Bytes that are read again: few are kept in memory, many in a temporary file without a name, which
/// is gone with the process.
final class SpooledBytes {
  /// More bytes go to a file.
  private static let mostInMemory = 4 << 20

  private var kept: [UInt8] = []
  private var file: Descriptor?

  deinit { file?.finish() }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``FileError`` if the folder for temporary files takes none.
  func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    do throws(SystemFailure) {
      if file == nil, kept.count + bytes.count <= Self.mostInMemory {
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
