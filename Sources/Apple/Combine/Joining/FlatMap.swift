extension Publishers {
  /// Makes a publisher of each value, and delivers the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the publishers that are made.
    public typealias Output = NewPublisher.Output
    /// The error of either.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values of which publishers are made.
    public let upstream: Upstream
    /// How many publishers are subscribed to at one time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outer = Inlet<Upstream.Output, Failure>()
      let junction = Junction(outlet: Outlet(subscriber), endOuter: outer.cancel)
      outer.handle { value in
        junction.adopt(transform(value)) { outer.request(.max(1)) }
        return .none
      } completion: { completion in
        if case .finished = completion { junction.close() } else { junction.end(completion) }
      }
      outer.request(maxPublishers)
      junction.start()
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and delivers the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers are subscribed to at one time.
  ///   - transform: Makes a publisher of a value.
  /// - Returns: The publisher of all their values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that cannot fail of each value, and delivers the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.Transform<P, P.Output, Failure>, Self>
  where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that may fail of each value, and delivers the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.Transform<Self, Output, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value, and delivers the values of all of them; nothing can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
