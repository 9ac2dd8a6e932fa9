import Combine
import Testing

@Suite struct `An asynchronous sequence of values` {
  @Test func `delivers each value and ends`() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.map({ $0 * 2 }).values { seen.append(value) }
    #expect(seen == [2, 4, 6])
  }

  @Test func `throws the error`() async {
    var seen: [Int] = []
    await #expect(throws: Trouble.first) {
      for try await value in failing(after: 1, 2).values { seen.append(value) }
    }
    #expect(seen == [1, 2])
  }

  @Test func `requests a value when it is waited for`() async {
    var requests: [Subscribers.Demand] = []
    let publisher = [1, 2, 3].publisher.handleEvents(receiveRequest: { requests.append($0) })
    var iterator = publisher.values.makeAsyncIterator()
    #expect(requests == [])
    #expect(await iterator.next() == 1)
    #expect(requests == [.max(1)])
    #expect(await iterator.next() == 2)
    #expect(requests == [.max(1), .max(1)])
  }

  @Test func `ends its subscription when the loop is left`() async {
    var cancelled = false
    let subject = CurrentValueSubject<Int, Never>(1)
    for await _ in subject.handleEvents(receiveCancel: { cancelled = true }).values { break }
    #expect(cancelled)
  }

  @MainActor @Test func `ends when its task is cancelled`() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task { @MainActor in
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
  }

  @MainActor @Test func `goes on in the main actor`() async {
    let subject = PassthroughSubject<Int, Never>()
    let requested = AsyncStream<Void>.makeStream()
    let values = subject.handleEvents(receiveRequest: { _ in requested.continuation.yield() })
      .values
    let task = Task { @MainActor in
      for await value in values { return value }
      return 0
    }
    for await _ in requested.stream { break }
    subject.send(7)
    #expect(await task.value == 7)
  }

  @Test func `of a future is its value`() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Trouble.first) {
      _ = try await Future<Int, Trouble> { $0(.failure(.first)) }.value
    }
  }
}
