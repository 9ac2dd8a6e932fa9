import Foundation
import SystemFiles

/// The result of an attempt to read or send bytes without waiting.
enum Transfer: Equatable {
  case moved(Int)
  /// Nothing can be read or sent now.
  case notReady
  /// Nothing can be read or sent any more.
  case closed
}

extension Descriptor {
  /// Reads the available bytes, at most as many as fit.
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
  /// A closed peer is a result here; by default it would end this process with SIGPIPE.
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
    // Darwin has an option of the socket instead: SO_NOSIGPIPE.
    private static var sendOptions: Int32 { 0 }
  #else
    private static var sendOptions: Int32 { Int32(MSG_NOSIGNAL) }
  #endif
}
