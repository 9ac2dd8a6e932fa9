import Foundation
import SystemFiles

// Reading that notices Ctrl-C.
extension Descriptor {
  /// Reads to the end, or until there is more than a limit.
  ///
  /// - Returns: The bytes, or nil if there are more than `limit`.
  borrowing func readAll(limit: Int) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while let piece = try readPiece() {
      bytes += piece
      if bytes.count > limit { return nil }
    }
    return bytes
  }

  /// Reads what is available, at most 64 KiB; nil at the end.
  package borrowing func readPiece() throws -> ArraySlice<UInt8>? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try waitUntilReadable()
      let count = piece.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count == 0 { return nil }
      if count > 0 { return piece[..<count] }
      let error = SystemError.last
      if error.code != EINTR, error.code != EAGAIN { throw error }
    }
  }

  /// Waits for something to read, in short pauses, so that an interruption just before a pause is
  /// noticed after it.
  private borrowing func waitUntilReadable() throws(Interrupted) {
    while true {
      if Interruption.isRequested { throw Interrupted() }
      var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, 100)
      if count > 0 || count < 0 && errno != EINTR { return }
    }
  }
}
