/// The values of a publisher as an asynchronous sequence that throws its error.
///
/// A value is requested when it is waited for, so a subject drops what it sends meanwhile.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: AsyncBuffer(publisher)) }

  /// Waits for the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let buffer: AsyncBuffer<P.Output, P.Failure>

    /// Waits for the next value; nil is the end.
    public mutating func next() async throws -> P.Output? { try await next(isolation: #isolation) }

    /// Waits for the next value; nil is the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await buffer.next(isolation: actor).get()
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the error of the publisher.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
