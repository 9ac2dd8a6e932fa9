import Foundation

/// An open file of the operating system.
package struct Descriptor: Hashable, Sendable {
  /// The number that the system knows it by.
  package let number: Int32

  /// Creates a descriptor of an open file.
  package init(number: Int32) { self.number = number }

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// Writes all bytes, in as many system calls as that takes.
  package func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { rest in
        write(number, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        start += count
      } else {
        try wait(after: errno)
      }
    }
  }

  /// Reads to the end, or until there is more than a limit.
  ///
  /// - Returns: The bytes, or nil where there are more than `limit`.
  func readAll(limit: Int) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while let piece = try readPiece() {
      bytes += piece
      if bytes.count > limit { return nil }
    }
    return bytes
  }

  /// Reads what there is, at most 64 KiB of it; nil at the end.
  package func readPiece() throws -> ArraySlice<UInt8>? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try waitUntilReadable()
      let count = piece.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count == 0 { return nil }
      if count > 0 { return piece[..<count] }
      let failure = SystemFailure.last
      if failure.code != EINTR, failure.code != EAGAIN { throw failure }
    }
  }

  /// Closes the file.
  package func finish() { close(number) }

  /// Waits for something to read, in short pauses: an interruption just before a pause is noticed
  /// after it.
  private func waitUntilReadable() throws(Interrupted) {
    while true {
      if Interruption.isRequested { throw Interrupted() }
      var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, 100)
      if count > 0 || count < 0 && errno != EINTR { return }
    }
  }

  /// Decides whether to write again after an error: yes after a signal, and, for a file that does
  /// not wait by itself, once it is ready.
  private func wait(after code: Int32) throws(SystemFailure) {
    if code == EINTR { return }
    guard code == EAGAIN else { throw SystemFailure(code: code) }
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, 1000)
  }
}

/// An error of the operating system.
package struct SystemFailure: Error, Hashable {
  /// The number of the error.
  package let code: Int32

  /// The last error of this thread.
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// The error in the system's words.
  var words: String { String(cString: strerror(code)) }
}
