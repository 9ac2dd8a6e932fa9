public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Publisher {
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

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(keeping: .nothing)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }

  public func send(_ value: Output) { audience.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Requests from the source once a subscriber has demand.
  public func send(subscription: any Subscription) {
    audience.add(source: subscription, asksAtOnce: false)
  }
}
