/// Delivers a sequence of values over time, and then one completion.
///
/// A subscriber gets a subscription first, then no more values than it has requested, and at most
/// one completion, after which nothing follows.
public protocol Publisher<Output, Failure> {
  /// The kind of values that are delivered.
  associatedtype Output
  /// The kind of error with which delivery may end; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which is handed its subscription.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The namespace of the publishers that operators return.
///
/// Most operators return ``Transform``, where Apple has one type for each.
public enum Publishers {}
