extension Publishers {
  /// Delivers the values of one subscription to all who are subscribed at that time.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; the first begins the subscription, the last to cancel ends it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Compares identities.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Delivers the values of one subscription to all who are subscribed at that time.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
