import Foundation
import Synchronization

@testable import Reporting

/// A browser of few words: it sends bytes to a port of this machine, and reads until the end.
final class LoopbackClient {
  private let socket: Int32

  /// Connects; nil if nothing listens there.
  init?(port: Int) {
    let number = Foundation.socket(AF_INET, LoopbackSocket.stream, 0)
    socket = number
    var address = LoopbackSocket.address(port)
    guard LoopbackSocket.withGeneric(&address, { connect(number, $0, $1) }) == 0 else { return nil }
    var time = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  /// Sends bytes, unless the server has ended the connection.
  func send(_ bytes: [UInt8]) {
    _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What comes until the server ends the connection; “late” if it does not within ten seconds.
  func answer() -> String {
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(socket, &piece, piece.count)
      if count < 0, errno == EAGAIN { return "late" }
      if count <= 0 { return String(decoding: answer, as: UTF8.self) }
      answer += piece[..<count]
    }
  }

  /// The answer to a request for a path.
  static func get(_ path: String, port: Int, _ fields: [String] = []) -> String {
    guard let client = LoopbackClient(port: port) else { return "" }
    let lines = ["GET \(path) HTTP/1.1"] + (fields.isEmpty ? ["Host: localhost:\(port)"] : fields)
    client.send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
    return client.answer()
  }
}

/// A server that runs on a thread of its own while a test talks to it.
final class RunningServer: Sendable {
  let port: Int
  private let isStopped = Atomic<Bool>(false)
  private let end = DispatchSemaphore(value: 0)

  /// Starts it.
  init(
    timeouts: LoopbackConnection.Timeouts = .init(),
    answering answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    let server = try LoopbackServer(port: 0, timeouts: timeouts)
    port = server.port
    let waiting = Mutex<LoopbackServer?>(server)
    Thread.detachNewThread { [self] in
      let server = waiting.withLock { $0.take() }
      server?.run(until: { self.isStopped.load(ordering: .relaxed) }, answering: answer)
      end.signal()
    }
  }

  /// Stops it, and says whether it ended within ten seconds.
  func stop() -> Bool {
    isStopped.store(true, ordering: .relaxed)
    return end.wait(timeout: .now() + 10) == .success
  }
}
