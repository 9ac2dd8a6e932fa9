import Foundation

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(keeping: .latest)
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Of the values that come while the subscriber has no demand, it gets the latest.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber) { value }
  }

  public func send(_ value: Output) {
    var replaced: Output?
    audience.send(value) {
      lock.withLock { (replaced, current) = (current, value) }
    }
    withExtendedLifetime(replaced) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Requests all values of the source at once.
  public func send(subscription: any Subscription) {
    audience.add(source: subscription, asksAtOnce: true)
  }
}
