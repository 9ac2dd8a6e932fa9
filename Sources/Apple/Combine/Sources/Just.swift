public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

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
