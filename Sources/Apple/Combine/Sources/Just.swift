/// Delivers one value and finishes.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber; the value waits for its demand.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Outlet(subscriber).complete(with: [output], .finished)
  }
}

extension Just: Equatable where Output: Equatable {}

extension Outlet {
  /// Delivers what is known from the beginning.
  func complete(with values: [Output], _ completion: Subscribers.Completion<Failure>) {
    start()
    values.forEach(send)
    finish(completion)
  }
}
