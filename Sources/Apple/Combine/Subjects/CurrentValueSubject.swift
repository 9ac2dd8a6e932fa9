import Foundation

/// Delivers what is sent into it, and to a new subscriber the current value first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(keeping: .latest)
  private let lock = NSLock()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The current value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber. Of the values that come while it has no demand it gets the latest.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber) { value }
  }

  /// Makes a value the current one and then delivers it.
  public func send(_ value: Output) {
    var replaced: Output?
    audience.send(value) {
      lock.withLock { (replaced, current) = (current, value) }
    }
    withExtendedLifetime(replaced) {}
  }

  /// Ends delivery; what is sent later is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Takes all values from a source.
  public func send(subscription: any Subscription) {
    audience.add(source: subscription, asksAtOnce: true)
  }
}
