import ModelChecking
import Testing

@testable import Reporting

@Suite struct `A request of a browser` {
  private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

  private func request(_ text: String) throws -> HTTPRequest {
    guard case .complete(let request) = read(text) else {
      throw Unread(text: text)
    }
    return request
  }

  private struct Unread: Error { let text: String }

  @Test func `has a method, a path, a query and fields`() throws {
    let request = try request(
      "GET /way?from=3&actions=1.2&words=a%20b%2Cc HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-Y:  z \r\n\r\n"
    )
    #expect(request.method == "GET")
    #expect(request.path == "/way")
    #expect(request.query == ["from": "3", "actions": "1.2", "words": "a b,c"])
    #expect(request.fields == ["host": "127.0.0.1:80", "x-y": "z"])
  }

  @Test func `is incomplete until an empty line`() {
    let text = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    for count in 0..<text.utf8.count {
      #expect(HTTPRequest.read(Array(text.utf8.prefix(count))) == .incomplete)
    }
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET  HTTP/1.1\r\n\r\n",
    "GET http://a/ HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n", "GET /%FF HTTP/1.1\r\n\r\n",
    "GET /?a=%zz HTTP/1.1\r\n\r\n", "GET /?a=1&a=2 HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n folded: a\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func `is refused if it is malformed, or has a body`(text: String) {
    #expect(read(text) == .malformed(.badRequest))
  }

  @Test func `is refused if it is no UTF-8`() {
    #expect(HTTPRequest.read([0xFF, 0xFE] + Array("\r\n\r\n".utf8)) == .malformed(.badRequest))
  }

  @Test func `is refused if it is too long`() {
    let long = [UInt8](repeating: 0x41, count: HTTPRequest.maxBytes)
    #expect(HTTPRequest.read(long) == .malformed(.tooLarge))
    #expect(HTTPRequest.read(long.dropLast()) == .incomplete)
    #expect(HTTPRequest.read(long + Array("\r\n\r\n".utf8)) == .malformed(.tooLarge))
  }

  @Test func `never ends the program, whatever its bytes`() {
    let alphabet = Array("GET /?=&%2\r\n: HTTP/1.1a\u{0}".utf8) + [0xFF, 0x80, 0x0D, 0x0A]
    for seed in UInt64(1)...2000 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<generator.next(below: 80)).map { _ in
        alphabet[generator.next(below: alphabet.count)]
      }
      _ = HTTPRequest.read(bytes + Array("\r\n\r\n".utf8))
    }
  }
}

@Suite struct `A response to a browser` {
  @Test func `says how long it is in bytes, and that no other page may read it`() {
    let text = String(decoding: HTTPResponse.page("é").bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(text.contains("\r\nContent-Length: 2\r\n"))
    #expect(text.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
    #expect(text.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
    #expect(text.hasSuffix("\r\n\r\né"))
  }
}
