import Foundation

extension Publishers {
  /// Connects when the first subscriber comes, and disconnects when the last has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that connects another.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      inlet.handle { _ in
        outlet.start(onRequest: inlet.request) {
          inlet.cancel()
          self.leave()
        }
      } value: { value in
        outlet.send(value)
        return .none
      } completion: {
        outlet.finish($0)
      }
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(inlet)
      if isFirst { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      // Delivery may begin at once, and the only subscriber may have cancelled already.
      let isWanted = lock.withLock {
        if subscriberCount > 0 { self.connection = connection }
        return subscriberCount > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = lock.withLock {
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil as (any Cancellable)? }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}
