import Foundation
import SystemFiles

extension OutputFile {
  /// Writes a result piece by piece, so that it need not be in memory as a whole.
  ///
  /// An ordinary file is complete, or as it was before; a pipe gets what there is until an error.
  ///
  /// - Parameter produce: Hands over the pieces, one after the other.
  /// - Throws: ``FileError`` if a piece cannot be written, or what `produce` throws.
  package func writePieces(_ produce: (_ put: (String) throws -> Void) throws -> Void) throws {
    try check()
    var buffer = PieceBuffer()
    do {
      guard let path else {
        try produce { try Descriptor.standardOutput.writeAll(buffer.adding($0)) }
        return try Descriptor.standardOutput.writeAll(buffer.bytes)
      }
      let kind = FileSystem.kind(of: path)
      if kind == nil || kind == S_IFREG {
        let replacement = try FileReplacement(of: path)
        try produce { try replacement.write(buffer.adding($0)) }
        try replacement.write(buffer.bytes)
        try replacement.commit()
      } else {
        let file = try Descriptor(opening: path, O_WRONLY)
        try produce { try file.writeAll(buffer.adding($0)) }
        try file.writeAll(buffer.bytes)
      }
    } catch let error as SystemError {
      throw FileError.unwritable(path ?? "-", error)
    }
  }
}

/// Collects pieces until they are worth a call of the system.
private struct PieceBuffer {
  private(set) var bytes: [UInt8] = []

  /// Adds a piece, and returns what is to be written now.
  mutating func adding(_ piece: String) -> [UInt8] {
    bytes.append(contentsOf: piece.utf8)
    if bytes.count < 1 << 16 { return [] }
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
