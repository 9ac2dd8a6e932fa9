import Foundation

extension Subscribers {
  /// The closures are freed when it completes or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let inlet = Inlet<Input, Failure>()

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

    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    public func receive(completion: Subscribers.Completion<Failure>) {
      inlet.receive(completion: completion)
    }

    public func cancel() { inlet.cancel() }
  }
}

extension Publisher {
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
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
