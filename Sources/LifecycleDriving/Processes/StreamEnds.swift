import Foundation
import SystemFiles

/// The two ends of a stream between this process and one that it starts.
///
/// Both are closed on exec. Ours does not block.
struct StreamEnds: ~Copyable {
  let parentEnd: Descriptor
  let childEnd: Descriptor

  /// A stream from us: a socket, since only writing to a socket can avoid SIGPIPE.
  static func toChild() throws(SystemError) -> StreamEnds {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, socketType, 0, &ends) == 0 else { throw .last }
    let pair = try StreamEnds(ends)
    #if canImport(Darwin)
      var isSet: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(pair.parentEnd.number, SOL_SOCKET, SO_NOSIGPIPE, &isSet, size)
    #endif
    pair.makeParentEndNonblocking()
    return pair
  }

  /// A stream to us: a pipe, since Linux cannot open `/dev/stderr` if it is a socket.
  static func fromChild() throws(SystemError) -> StreamEnds {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    let pair = try StreamEnds(ends)
    pair.makeParentEndNonblocking()
    return pair
  }

  private init(_ numbers: [Int32]) throws(SystemError) {
    let first = Descriptor(number: numbers[0])
    let second = Descriptor(number: numbers[1])
    let parentEnd = try first.lifted()
    let childEnd = try second.lifted()
    self.parentEnd = parentEnd
    self.childEnd = childEnd
  }

  private borrowing func makeParentEndNonblocking() {
    let options = fcntl(parentEnd.number, F_GETFL)
    _ = fcntl(parentEnd.number, F_SETFL, options | O_NONBLOCK)
  }

  #if canImport(Darwin)
    private static var socketType: Int32 { SOCK_STREAM }
  #else
    private static var socketType: Int32 {
      Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    }
  #endif
}

extension Descriptor {
  /// A copy that is closed on exec and does not have the number of a standard stream.
  ///
  /// If this process was started without standard streams, their numbers are free, and the file
  /// actions of a spawn would replace one end of a stream by another.
  fileprivate borrowing func lifted() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw .last }
    return Descriptor(number: copy)
  }
}

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
