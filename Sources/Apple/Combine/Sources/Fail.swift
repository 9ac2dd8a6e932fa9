/// Delivers an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher of an error, of a type that cannot be inferred.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Outlet(subscriber).complete(with: [], .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
