/// The values of a publisher as an asynchronous sequence.
///
/// A value is requested when it is waited for, so a subject drops what it sends meanwhile.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: AsyncBuffer(publisher)) }

  /// Waits for the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let buffer: AsyncBuffer<P.Output, Never>

    /// Waits for the next value; nil is the end.
    public mutating func next() async -> P.Output? { await next(isolation: #isolation) }

    /// Waits for the next value; nil is the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await buffer.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
