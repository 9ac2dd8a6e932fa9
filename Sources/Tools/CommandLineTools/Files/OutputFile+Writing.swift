import Foundation
import SystemFiles

extension OutputFile {
  /// Writes the result.
  package func write(_ text: String) throws(FileError) {
    try check()
    do throws(SystemError) {
      let destination = try Destination(path)
      try destination.write(Array(text.utf8))
      try destination.commit()
    } catch {
      throw .unwritable(path ?? "-", error)
    }
  }

  /// Writes a result piece by piece, so that it need not be in memory as a whole.
  ///
  /// An ordinary file is complete, or as it was before; a pipe gets what there is until an error.
  ///
  /// - Parameter produce: Hands over the pieces, one after the other.
  /// - Throws: ``FileError`` if a piece cannot be written, or what `produce` throws.
  package func writePieces(_ produce: (_ put: (String) throws -> Void) throws -> Void) throws {
    try check()
    do {
      let destination = try Destination(path)
      var bytes: [UInt8] = []
      try produce { piece in
        bytes.append(contentsOf: piece.utf8)
        // Fewer bytes are not worth a call of the system.
        if bytes.count < 1 << 16 { return }
        try destination.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
      try destination.write(bytes)
      try destination.commit()
    } catch let error as SystemError {
      throw FileError.unwritable(path ?? "-", error)
    }
  }
}

/// Where bytes go. A pipe or a device is written in place, because renaming would replace it.
private enum Destination: ~Copyable {
  case standardOutput
  case inPlace(Descriptor)
  case replacement(FileReplacement)

  init(_ path: String?) throws(SystemError) {
    guard let path else {
      self = .standardOutput
      return
    }
    let kind = FileSystem.kind(of: path)
    self =
      kind == nil || kind == S_IFREG
      ? .replacement(try FileReplacement(of: path))
      : .inPlace(try Descriptor(opening: path, O_WRONLY))
  }

  borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    switch self {
    case .standardOutput: try Descriptor.standardOutput.writeAll(bytes)
    case .inPlace(let file): try file.writeAll(bytes)
    case .replacement(let file): try file.write(bytes)
    }
  }

  consuming func commit() throws(SystemError) {
    if case .replacement(let file) = consume self { try file.commit() }
  }
}
