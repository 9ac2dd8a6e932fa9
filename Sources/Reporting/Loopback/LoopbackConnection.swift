import Foundation

/// One connection of a browser: a request comes, its response goes, and the connection ends.
struct LoopbackConnection {
  private let socket: Int32
  private var phase = Phase.receiving
  private var received: [UInt8] = []
  private var response: ArraySlice<UInt8> = []
  private var deadline: ContinuousClock.Instant

  private enum Phase { case receiving, sending, draining, over }

  /// How long a request may take to come, and how long its response may take to go.
  struct Timeouts: Hashable, Sendable {
    var receiving = Duration.seconds(10)
    var sending = Duration.seconds(30)
    var draining = Duration.seconds(1)
  }

  private let timeouts: Timeouts

  /// Takes over a socket that does not block.
  init(socket: Int32, timeouts: Timeouts) {
    self.socket = socket
    self.timeouts = timeouts
    deadline = .now + timeouts.receiving
  }

  /// Whether nothing more will happen.
  var isOver: Bool { phase == .over }

  /// Whether its request has not come yet.
  var isReceiving: Bool { phase == .receiving }

  /// What the connection waits for.
  var request: pollfd {
    pollfd(fd: socket, events: Int16(phase == .sending ? POLLOUT : POLLIN), revents: 0)
  }

  /// Frees the socket.
  func end() { close(socket) }

  /// Does what can be done without waiting.
  ///
  /// - Parameters:
  ///   - isReady: Whether what the connection waits for has come.
  ///   - respond: The response to what was read.
  mutating func proceed(
    isReady: Bool, responding respond: (HTTPRequest.Reading) -> HTTPResponse
  ) {
    let former = phase
    if isReady {
      switch phase {
      case .receiving: receive(respond)
      case .sending: sendMore()
      case .draining: if piece() == nil { phase = .over }
      case .over: break
      }
    }
    // What came while another request was answered is read first, however late it is.
    if phase == former, ContinuousClock.now > deadline { phase = .over }
  }

  private mutating func receive(_ respond: (HTTPRequest.Reading) -> HTTPResponse) {
    guard let piece = piece() else { return phase = .over }
    received += piece
    let reading = HTTPRequest.read(received)
    if reading == .incomplete { return }
    received = []
    response = respond(reading).bytes[...]
    enter(.sending, for: timeouts.sending)
    sendMore()
  }

  private mutating func sendMore() {
    let count = response.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Self.sendFlags) }
    if count < 0 {
      if !Self.isRetryable { phase = .over }
      return
    }
    response = response.dropFirst(count)
    guard response.isEmpty else { return }
    // If a socket is closed while bytes of the browser are unread, the response may get lost.
    shutdown(socket, Int32(SHUT_WR))
    enter(.draining, for: timeouts.draining)
  }

  private mutating func enter(_ phase: Phase, for duration: Duration) {
    self.phase = phase
    deadline = .now + duration
  }

  /// The bytes that have come; nil if the connection has ended.
  private func piece() -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = bytes.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
    if count > 0 { return bytes[..<count] }
    return count < 0 && Self.isRetryable ? [] : nil
  }

  private static var isRetryable: Bool { errno == EAGAIN || errno == EINTR }

  /// A browser that has gone must not end this process by a signal.
  private static var sendFlags: Int32 {
    #if canImport(Darwin)
      0  // The socket has the option SO_NOSIGPIPE.
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}
