import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers every request with the same text.
private final class AnsweringProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 6, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("answer".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite struct `Publishers of Foundation` {
  private let center = NotificationCenter()
  private let name = Notification.Name("name")
  private let other = Notification.Name("other")

  @Test func `a cancelled subscription to notifications keeps nothing`() {
    final class Witness: @unchecked Sendable {}
    weak var witness: Witness?
    let cancellable = {
      let object = Witness()
      witness = object
      return center.publisher(for: name).sink { _ in withExtendedLifetime(object) {} }
    }()
    #expect(witness != nil)
    cancellable.cancel()
    #expect(witness == nil)
  }

  @Test func `notifications are delivered until the subscription is cancelled`() {
    var seen: [String] = []
    let cancellable = center.publisher(for: name).merge(with: center.publisher(for: other))
      .sink { seen.append($0.name.rawValue) }
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(seen == ["name", "other"])
  }

  @Test func `notifications of one object only are delivered if it is named`() {
    let (first, second) = (NSObject(), NSObject())
    var count = 0
    let cancellable = center.publisher(for: name, object: first).sink { _ in count += 1 }
    center.post(name: name, object: second)
    center.post(name: name, object: first)
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func `a timer delivers dates from its connection until it is cancelled`() {
    var dates: [Date] = []
    let loop = RunLoop.current
    let cancellable = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect()
      .sink { dates.append($0) }
    while dates.count < 2 { loop.run(until: Date(timeIntervalSinceNow: 0.002)) }
    cancellable.cancel()
    let count = dates.count
    loop.run(until: Date(timeIntervalSinceNow: 0.005))
    #expect(dates.count == count && dates[0] <= dates[1])
  }

  @Test func `a timer that is not connected does nothing`() {
    let recorder = Timer.publish(every: 0.001, on: .current, in: .default).recorder()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005))
    #expect(recorder.log == ["subscription"])
  }

  @Test func `a data task delivers one answer`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [AnsweringProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "answer://host/path"))
    var result: [String] = []
    for try await (data, response) in session.dataTaskPublisher(for: url).values {
      result.append(String(decoding: data, as: UTF8.self) + " \(response.expectedContentLength)")
    }
    #expect(result == ["answer 6"])
    session.invalidateAndCancel()
  }

  @Test func `a data task fails with an error of its own kind`() async {
    await #expect(throws: URLError.self) {
      let request = URLRequest(url: URL(fileURLWithPath: "/no/such/file"))
      for try await _ in URLSession.shared.dataTaskPublisher(for: request).values {}
    }
  }
}
