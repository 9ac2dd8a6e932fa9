import Foundation

extension Subscribers {
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    public typealias Failure = Never

    private let inlet = Inlet<Input, Never>()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      inlet.handle { value in
        object[keyPath: keyPath] = value
        return .none
      } completion: { _ in
      }
      inlet.request(.unlimited)
    }

    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    public func receive(completion: Subscribers.Completion<Never>) {
      inlet.receive(completion: completion)
    }

    public func cancel() { inlet.cancel() }
  }
}

extension Publisher where Failure == Never {
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.take(from: self)
  }
}
