import Foundation

/// An error of the operating system.
package struct SystemError: Error, Hashable {
  /// The number of the error.
  package let code: Int32

  /// Creates the error with a number.
  package init(code: Int32) { self.code = code }

  /// The last error of this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// The error in the system's words.
  package var words: String { String(cString: strerror(code)) }
}
