/// Delivers what is sent into it to those who subscribe at that time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(keeping: .nothing)

  /// Makes a subject.
  public init() {}

  /// Attaches a subscriber. Values that come while it has no demand are dropped.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }

  /// Delivers a value to the subscribers, in the order in which they subscribed.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends delivery; what is sent later is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Takes values from a source, from the first demand of a subscriber on.
  public func send(subscription: any Subscription) {
    audience.add(source: subscription, asksAtOnce: false)
  }
}
