extension Publishers {
  /// Delivers values until another publisher delivers one, and finishes then.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The publisher whose first value is the end.
    public let other: Other

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      let trigger = Inlet<Other.Output, Other.Failure>()
      trigger.handle { _ in
        trigger.cancel()
        inlet.cancel()
        outlet.finish(.finished)
        return .none
      } completion: { _ in
      }
      inlet.handle { value in
        outlet.send(value)
        return .none
      } completion: { completion in
        trigger.cancel()
        outlet.finish(completion)
      }
      outlet.start(onRequest: inlet.request) {
        trigger.cancel()
        inlet.cancel()
      }
      trigger.request(.max(1))
      other.subscribe(trigger)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Delivers values until another publisher delivers one, and finishes then.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
