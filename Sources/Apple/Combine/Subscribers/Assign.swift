import Foundation

extension Subscribers {
  /// Writes each value into a property of an object, which it keeps alive until it ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    /// Assigning cannot fail.
    public typealias Failure = Never

    private let inlet = Inlet<Input, Never>()

    /// Makes a subscriber that writes into a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      inlet.handle { value in
        object[keyPath: keyPath] = value
        return .none
      } completion: { _ in
      }
      inlet.request(.unlimited)
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    /// Writes the value.
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      inlet.receive(completion: completion)
    }

    /// Ends the subscription and lets go of the object.
    public func cancel() { inlet.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property, until the result is cancelled or freed.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value into a published property, for as long as that exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.take(from: self)
  }
}
