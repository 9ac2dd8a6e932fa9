/// Receives values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that are received.
  associatedtype Input
  /// The kind of error that may be received.
  associatedtype Failure: Error

  /// Hands over the subscription, with which values are requested. It comes before all else.
  func receive(subscription: any Subscription)
  /// Hands over a value, and returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Says that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over an empty value, and returns how many more are wanted.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the kinds of subscribers.
public enum Subscribers {}
