extension Publishers {
  /// Subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the last attempt.
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// How often it is subscribed to again; nil for no limit.
    public let retries: Int?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attach(Relay(Outlet(subscriber)), retries: retries)
    }

    private func attach(_ relay: Relay<Output, Failure>, retries: Int?) {
      relay.attach(to: upstream) { error in
        if retries == 0 {
          relay.fail(error)
        } else {
          attach(relay, retries: retries.map { $0 - 1 })
        }
      }
    }
  }
}

extension Publisher {
  /// Subscribes again after a failure, a number of times at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
