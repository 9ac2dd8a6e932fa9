import CommandLineTools
import Foundation
import SystemFiles

/// Bytes that can be read again: a few are kept in memory, many in an unnamed temporary file, which
/// disappears with the process.
final class SpooledBytes {
  /// If there are more bytes, they go to a file.
  private let maxBytesInMemory: Int
  /// The bytes in memory; nil once there is a file.
  private var kept: [UInt8]? = []
  private var file: Descriptor?

  init(maxBytesInMemory: Int = 4 << 20) { self.maxBytesInMemory = maxBytesInMemory }

  /// Adds bytes at the end.
  ///
  /// - Throws: `FileError` if no temporary file can be written.
  func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    do throws(SystemError) {
      guard var kept else {
        switch file {
        case .some(let file): try file.writeAll(Array(bytes))
        case .none: break
        }
        return
      }
      // Not shared while it grows, or appending would copy it.
      self.kept = nil
      kept += bytes
      if kept.count <= maxBytesInMemory {
        self.kept = kept
      } else {
        file = try Self.file(with: kept)
      }
    } catch {
      throw .unwritable(NSTemporaryDirectory(), error)
    }
  }

  /// Reads all bytes, piece by piece.
  func forEachPiece(_ receive: (ArraySlice<UInt8>) throws -> Void) throws {
    switch file {
    case .none: try receive(kept?[...] ?? [])
    case .some(let file):
      lseek(file.number, 0, SEEK_SET)
      do {
        while let piece = try file.readPiece() { try receive(piece) }
      } catch let error as SystemError {
        throw FileError.unreadable(NSTemporaryDirectory(), error)
      }
    }
  }

  /// Makes the temporary file with the first bytes.
  private static func file(with bytes: [UInt8]) throws(SystemError) -> Descriptor {
    var name = Array((NSTemporaryDirectory() + "/lifecycle.XXXXXX").utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw .last }
    unlink(name)
    let file = Descriptor(number: number)
    try file.writeAll(bytes)
    return file
  }
}
