/// A value is requested when it is waited for, so a subject drops what it sends meanwhile.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(buffer: AsyncBuffer(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let buffer: AsyncBuffer<P.Output, Never>

    public mutating func next() async -> P.Output? { await next(isolation: #isolation) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await buffer.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A value is requested when it is waited for, so a subject drops what it sends meanwhile.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(buffer: AsyncBuffer(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let buffer: AsyncBuffer<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await next(isolation: #isolation) }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await buffer.next(isolation: actor).get()
    }
  }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
