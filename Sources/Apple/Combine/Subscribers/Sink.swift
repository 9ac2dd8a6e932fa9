import Foundation

extension Subscribers {
  /// Hands everything to closures, as fast as it comes.
  ///
  /// The closures are freed when it completes or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let inlet = Inlet<Input, Failure>()

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      inlet.handle { value in
        receiveValue(value)
        return .none
      } completion: {
        receiveCompletion($0)
      }
      inlet.request(.unlimited)
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    /// Hands the value to the closure.
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Hands the completion to the closure.
    public func receive(completion: Subscribers.Completion<Failure>) {
      inlet.receive(completion: completion)
    }

    /// Ends the subscription.
    public func cancel() { inlet.cancel() }
  }
}

extension Publisher {
  /// Hands values and the completion to closures, until the result is cancelled or freed.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure, until the result is cancelled or freed.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
