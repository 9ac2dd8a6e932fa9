extension Publishers {
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let retries: Int?

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
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
