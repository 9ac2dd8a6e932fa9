import Foundation

/// A server for browsers on this machine: it listens on the loopback address only.
///
/// A website whose name leads to this address (DNS rebinding) is refused, because its requests name
/// another host; and no website can read a response, because it comes from another origin.
struct LoopbackServer: ~Copyable {
  /// The port that it listens on.
  let port: Int
  private let listener: Int32
  private let timeouts: LoopbackConnection.Timeouts

  /// One more takes the place of the first that has sent no request, or else waits until one of these ends.
  private static let maxConnections = 64

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - timeouts: How long a connection may take.
  /// - Throws: ``LoopbackError`` if the port cannot be used.
  init(
    port: Int, timeouts: LoopbackConnection.Timeouts = LoopbackConnection.Timeouts()
  ) throws(LoopbackError) {
    let listener = try LoopbackSocket.openListener(on: port)
    self.listener = listener
    self.timeouts = timeouts
    self.port = LoopbackSocket.port(of: listener)
  }

  deinit { close(listener) }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Answers requests until it is told to stop; it asks ten times a second.
  func run(until isStopped: () -> Bool, answering answer: (HTTPRequest) -> HTTPResponse) {
    var connections: [LoopbackConnection] = []
    defer { for connection in connections { connection.end() } }
    while !isStopped() {
      let isFull =
        connections.count >= Self.maxConnections && !connections.contains(where: \.isReceiving)
      var requests = connections.map(\.request)
      if !isFull { requests.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
      _ = poll(&requests, nfds_t(requests.count), 100)
      for index in connections.indices {
        connections[index].proceed(isReady: requests[index].revents != 0) { reading in
          respond(to: reading, answer)
        }
      }
      for connection in connections where connection.isOver { connection.end() }
      connections.removeAll(where: \.isOver)
      if !isFull, requests.last?.revents != 0,
        let socket = LoopbackSocket.takeConnection(from: listener)
      {
        if connections.count >= Self.maxConnections,
          let silent = connections.firstIndex(where: \.isReceiving)
        {
          connections.remove(at: silent).end()
        }
        connections.append(LoopbackConnection(socket: socket, timeouts: timeouts))
      }
    }
  }

  private func respond(
    to reading: HTTPRequest.Reading, _ answer: (HTTPRequest) -> HTTPResponse
  ) -> HTTPResponse {
    switch reading {
    case .incomplete: .refusal(.badRequest)
    case .malformed(let status): .refusal(status)
    case .complete(let request):
      !isMeant(request)
        ? .refusal(.forbidden) : request.method == "GET" ? answer(request) : .refusal(.notAllowed)
    }
  }

  /// Whether a request names this server, and comes from its page or from the address bar.
  private func isMeant(_ request: HTTPRequest) -> Bool {
    let names = ["127.0.0.1", "localhost"]
    let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    guard let host = request.fields["host"], hosts.contains(host.lowercased()) else { return false }
    guard let origin = request.fields["origin"] else { return true }
    return hosts.contains { origin.lowercased() == "http://\($0)" }
  }
}
