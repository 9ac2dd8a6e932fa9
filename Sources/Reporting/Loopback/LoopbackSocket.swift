import Foundation

/// The calls of the operating system that a server on the loopback address needs.
enum LoopbackSocket {
  /// Opens a socket that listens on a port of 127.0.0.1, and does not block.
  static func openListener(on port: Int) throws(LoopbackError) -> Int32 {
    let number = socket(AF_INET, stream, 0)
    guard number >= 0 else { throw .unavailable(errno) }
    // A port that was used a moment ago is free again.
    enable(SO_REUSEADDR, of: number)
    var address = address(port)
    guard withGeneric(&address, { bind(number, $0, $1) }) == 0, listen(number, 64) == 0,
      makeReady(number)
    else {
      let code = errno
      close(number)
      throw error(code, port)
    }
    return number
  }

  private static func error(_ code: Int32, _ port: Int) -> LoopbackError {
    switch code {
    case EADDRINUSE: .portTaken(port)
    case EACCES: .portForbidden(port)
    default: .unavailable(code)
    }
  }

  /// Takes the next connection; nil if there is none.
  static func takeConnection(from listener: Int32) -> Int32? {
    let number = accept(listener, nil, nil)
    guard number >= 0 else {
      // If no descriptor is free, the listener stays ready, and asking again at once would not help.
      if errno != EAGAIN, errno != EINTR { usleep(10_000) }
      return nil
    }
    guard makeReady(number) else {
      close(number)
      return nil
    }
    return number
  }

  /// The port that a socket is bound to.
  static func port(of number: Int32) -> Int {
    var address = address(0)
    withGeneric(&address) { generic, size in
      var size = size
      return getsockname(number, generic, &size)
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The loopback address with a port.
  static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Calls a function that takes an address of any family, with its size.
  @discardableResult
  static func withGeneric(
    _ address: inout sockaddr_in, _ call: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// The kind of socket that carries a stream of bytes.
  static var stream: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue)
    #endif
  }

  /// Lets a socket neither block, nor reach programs that this one starts, nor end this one by a signal.
  private static func makeReady(_ number: Int32) -> Bool {
    #if canImport(Darwin)
      enable(SO_NOSIGPIPE, of: number)
    #endif
    return fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) == 0
      && fcntl(number, F_SETFD, FD_CLOEXEC) == 0
  }

  private static func enable(_ option: Int32, of number: Int32) {
    var value: Int32 = 1
    setsockopt(number, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
