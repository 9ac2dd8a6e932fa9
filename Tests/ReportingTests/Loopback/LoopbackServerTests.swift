import Foundation
import ModelChecking
import Testing

@testable import Reporting

@Suite struct `A server on the loopback address` {
  private func server(
    timeouts: LoopbackConnection.Timeouts = .init()
  ) throws -> RunningServer {
    try RunningServer(timeouts: timeouts) { request in
      request.path == "/large"
        ? .page(String(repeating: "x", count: 3_000_000)) : .page(request.path)
    }
  }

  @Test func `answers one request for each connection, and ends when it is told to`() throws {
    let server = try server()
    #expect(LoopbackClient.get("/a", port: server.port).hasSuffix("\r\n\r\n/a"))
    #expect(LoopbackClient.get("/b", port: server.port).hasSuffix("\r\n\r\n/b"))
    #expect(server.stop())
    #expect(LoopbackClient.get("/c", port: server.port) == "")
  }

  @Test func `sends a large answer as a whole`() throws {
    let server = try server()
    #expect(LoopbackClient.get("/large", port: server.port).utf8.count > 3_000_000)
    #expect(server.stop())
  }

  @Test(arguments: [
    ["Host: example.com"], ["Host: 127.0.0.1"], ["Host: 127.0.0.1:1"], ["Accept: */*"],
    ["Host: localhost.example.com:{port}"],
    ["Host: localhost:{port}", "Origin: http://example.com"],
    ["Host: localhost:{port}", "Origin: null"],
  ])
  func `refuses a website that uses its address`(fields: [String]) throws {
    let server = try server()
    let fields = fields.map { $0.replacingOccurrences(of: "{port}", with: "\(server.port)") }
    let answer = LoopbackClient.get("/secret", port: server.port, fields)
    #expect(answer.hasPrefix("HTTP/1.1 403 "))
    #expect(!answer.contains("secret"))
    #expect(server.stop())
  }

  @Test func `answers its own page, by both names`() throws {
    let server = try server()
    for name in ["localhost", "127.0.0.1"] {
      let host = "\(name):\(server.port)"
      let answer = LoopbackClient.get(
        "/way", port: server.port, ["Host: \(host)", "Origin: http://\(host)"])
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
    }
    #expect(server.stop())
  }

  @Test func `does nothing but show`() throws {
    let server = try server()
    let client = try #require(LoopbackClient(port: server.port))
    client.send(Array("PUT / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n".utf8))
    #expect(client.answer().hasPrefix("HTTP/1.1 405 "))
    #expect(server.stop())
  }

  @Test func `goes on after hostile bytes, and after browsers that say nothing or go away`() throws
  {
    let server = try server()
    let silent = (0..<20).map { _ in LoopbackClient(port: server.port) }
    for seed in UInt64(1)...60 {
      var generator = SeededGenerator(seed: seed)
      let client = try #require(LoopbackClient(port: server.port))
      client.send((0..<generator.next(below: 4000)).map { _ in UInt8(generator.next(below: 256)) })
      if seed.isMultiple(of: 2) { client.send(Array("\r\n\r\n".utf8)) }
    }
    let flood = try #require(LoopbackClient(port: server.port))
    flood.send([UInt8](repeating: 0x41, count: HTTPRequest.maxBytes))
    #expect(flood.answer().hasPrefix("HTTP/1.1 431 "))
    #expect(LoopbackClient.get("/still", port: server.port).hasSuffix("/still"))
    #expect(silent.compactMap { $0 }.count == 20)
    #expect(server.stop())
  }

  @Test func `ends a connection on which no request comes`() throws {
    let timeouts = LoopbackConnection.Timeouts(receiving: .milliseconds(50))
    let server = try server(timeouts: timeouts)
    let client = try #require(LoopbackClient(port: server.port))
    client.send(Array("GET / HT".utf8))
    #expect(client.answer() == "")
    #expect(server.stop())
  }

  @Test func `ends a connection that sends without end`() {
    var ends: [Int32] = [0, 0]
    #if os(Linux)
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    #else
      socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #endif
    defer { for end in ends { close(end) } }
    let timeouts = LoopbackConnection.Timeouts(receiving: .zero)
    var connection = LoopbackConnection(socket: ends[0], timeouts: timeouts)
    write(ends[1], "GET", 3)
    connection.proceed(isReady: true) { _ in .page("") }
    #expect(connection.isOver)
  }

  @Test func `answers while more connections are silent than it takes`() throws {
    let server = try server(timeouts: .init(receiving: .seconds(3600)))
    let silent = (0..<129).map { _ in LoopbackClient(port: server.port) }
    #expect(LoopbackClient.get("/heard", port: server.port).hasSuffix("/heard"))
    #expect(silent.compactMap { $0 }.count == 129)
    #expect(server.stop())
  }

  @Test func `says that another program has the port`() throws {
    let server = try server()
    #expect(throws: LoopbackError.portTaken(server.port)) {
      _ = try LoopbackServer(port: server.port)
    }
    #expect(
      LoopbackError.portTaken(80).errorDescription
        == "port 80 is in use by another program; choose another port, or 0 for any free one.")
    #expect(server.stop())
  }
}
