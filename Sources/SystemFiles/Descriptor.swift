import Foundation

/// An open file of the operating system, closed when its owner is gone.
package struct Descriptor: ~Copyable, Sendable {
  /// The number that the system uses for it.
  package let number: Int32
  private let isOwned: Bool

  /// Takes over an open file.
  package init(number: Int32) {
    self.number = number
    isOwned = true
  }

  private init(standardStream number: Int32) {
    self.number = number
    isOwned = false
  }

  deinit {
    if isOwned { close(number) }
  }

  package static let standardInput = Descriptor(standardStream: STDIN_FILENO)
  package static let standardOutput = Descriptor(standardStream: STDOUT_FILENO)
  package static let standardError = Descriptor(standardStream: STDERR_FILENO)

  /// Writes all bytes, in as many system calls as that takes.
  package borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
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

  /// Decides whether to write again after an error: yes after a signal, and, for a file that is not
  /// ready, once it is.
  private borrowing func wait(after code: Int32) throws(SystemError) {
    if code == EINTR { return }
    guard code == EAGAIN else { throw SystemError(code: code) }
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, 1000)
  }
}

/// An error of the operating system.
package struct SystemError: LocalizedError, Hashable {
  /// The number of the error.
  package let code: Int32

  /// Creates the error with a number.
  package init(code: Int32) { self.code = code }

  /// The last error of this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// The error in the system's words.
  package var words: String { String(cString: strerror(code)) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var errorDescription: String? { words }
}
