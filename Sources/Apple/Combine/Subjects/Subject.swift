/// A publisher into which values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to the subscribers, in the order in which they subscribed.
  func send(_ value: Output)
  /// Ends delivery; what is sent later is ignored.
  func send(completion: Subscribers.Completion<Failure>)
  /// Hands over a subscription from which the subject takes values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Delivers an empty value.
  public func send() { send(()) }
}

extension Publisher {
  /// Sends everything into a subject, until the result is cancelled or freed.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>()
    inlet.handle(
      subscription: { _ in subject.send(subscription: InletSubscription(inlet: inlet)) },
      value: { value in
        subject.send(value)
        return .none
      }, completion: { subject.send(completion: $0) })
    subscribe(inlet)
    return AnyCancellable(inlet)
  }
}

/// Lets a subject request from the inlet that feeds it.
private final class InletSubscription<Input, Failure: Error>: Subscription {
  private let inlet: Inlet<Input, Failure>

  init(inlet: Inlet<Input, Failure>) { self.inlet = inlet }

  func request(_ demand: Subscribers.Demand) { inlet.request(demand) }

  func cancel() { inlet.cancel() }
}
