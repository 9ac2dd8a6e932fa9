import Foundation

/// Receives from one publisher on behalf of an operator.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private struct Handlers {
    let subscription: ((any Subscription) -> Void)?
    let value: (Input) -> Subscribers.Demand
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  private var handlers: Handlers?
  private var subscription: (any Subscription)?
  private var early = Subscribers.Demand.none
  private var isOver = false

  /// Says what to do with what is received. The closures are freed when nothing more can come.
  func handle(
    subscription: ((any Subscription) -> Void)? = nil,
    value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    handlers = Handlers(subscription: subscription, value: value, completion: completion)
  }

  func receive(subscription: any Subscription) {
    let (isAccepted, early, handlers) = lock.withLock {
      guard !isOver, self.subscription == nil else {
        return (false, Subscribers.Demand.none, nil as Handlers?)
      }
      self.subscription = subscription
      return (true, self.early, self.handlers)
    }
    guard isAccepted else { return subscription.cancel() }
    handlers?.subscription?(subscription)
    if early > 0 { subscription.request(early) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { handlers }?.value(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().handlers?.completion(completion)
  }

  /// Requests values, also before the subscription is there.
  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.withLock {
      if self.subscription == nil { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() { end().subscription?.cancel() }

  private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { (handlers, subscription, isOver) = (nil, nil, true) }
      return (handlers, subscription)
    }
  }
}
