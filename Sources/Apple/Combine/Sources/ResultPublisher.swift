extension Result {
  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }

  /// Delivers the value and finishes, or fails with the error.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Makes a publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// Makes a publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Outlet(subscriber).complete(with: [value], .finished)
      case .failure(let error): Outlet(subscriber).complete(with: [], .failure(error))
      }
    }
  }
}

extension Optional {
  /// A publisher of the value, or of none.
  public var publisher: Publisher { Publisher(self) }

  /// Delivers the value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// Makes a publisher of an optional value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      Outlet(subscriber).complete(with: output.map { [$0] } ?? [], .finished)
    }
  }
}
