extension Publishers {
  /// Delivers the values of one publisher after another.
  public typealias Concatenation<Output, Failure: Error> = FlatMap<
    AnyPublisher<Output, Failure>, Sequence<[AnyPublisher<Output, Failure>], Failure>
  >
}

extension Publisher {
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenation<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    concatenation(of: [eraseToAnyPublisher(), publisher.eraseToAnyPublisher()])
  }

  public func append(_ elements: Output...) -> Publishers.Concatenation<Output, Failure> {
    append(elements)
  }

  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenation<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenation<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    concatenation(of: [publisher.eraseToAnyPublisher(), eraseToAnyPublisher()])
  }

  public func prepend(_ elements: Output...) -> Publishers.Concatenation<Output, Failure> {
    prepend(elements)
  }

  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenation<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  private func concatenation(
    of publishers: [AnyPublisher<Output, Failure>]
  ) -> Publishers.Concatenation<Output, Failure> {
    Publishers.FlatMap(
      upstream: Publishers.Sequence(sequence: publishers), maxPublishers: .max(1)
    ) { $0 }
  }
}
