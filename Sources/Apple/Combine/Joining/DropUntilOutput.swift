import Synchronization

extension Publishers {
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      let trigger = Inlet<Other.Output, Other.Failure>()
      let gate = Gate()
      trigger.handle { _ in
        gate.isOpen.store(true, ordering: .sequentiallyConsistent)
        trigger.cancel()
        return .none
      } completion: { completion in
        // Without a value of the other publisher there can be none of this one.
        inlet.cancel()
        outlet.finish(completion)
      }
      inlet.handle { value in
        guard gate.isOpen.load(ordering: .sequentiallyConsistent) else { return .max(1) }
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

private final class Gate {
  let isOpen = Atomic(false)
}

extension Publisher {
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

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
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
