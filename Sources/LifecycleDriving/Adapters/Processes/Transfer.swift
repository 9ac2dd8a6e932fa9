import Foundation
import SystemFiles

/// What came of an attempt to move bytes without waiting.
enum Transfer: Equatable {
  case moved(Int)
  /// Nothing can be moved now.
  case notReady
  /// Nothing can be moved any more.
  case closed
}

extension Descriptor {
  /// Reads what is there, at most as much as fits.
  borrowing func read(into chunk: inout [UInt8]) -> Transfer {
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(number, $0.baseAddress, $0.count) }
      if count > 0 { return .moved(count) }
      if count == 0 { return .closed }
      if errno != EINTR { return Self.transfer(after: errno) }
    }
  }

  /// Sends bytes into a socket, as many as fit.
  ///
  /// A closed peer is an answer here, and not the signal SIGPIPE that would end this process.
  borrowing func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    while true {
      let count = bytes.withUnsafeBytes {
        Foundation.send(number, $0.baseAddress, $0.count, Self.sendOptions)
      }
      if count >= 0 { return .moved(count) }
      if errno != EINTR { return Self.transfer(after: errno) }
    }
  }

  private static func transfer(after code: Int32) -> Transfer {
    code == EAGAIN || code == EWOULDBLOCK ? .notReady : .closed
  }

  #if canImport(Darwin)
    // Darwin says it once for the socket: see SO_NOSIGPIPE.
    private static var sendOptions: Int32 { 0 }
  #else
    private static var sendOptions: Int32 { Int32(MSG_NOSIGNAL) }
  #endif
}
