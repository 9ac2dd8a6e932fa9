extension Publishers {
  /// Delivers the values of one publisher after another.
  public typealias Concatenation<Output, Failure: Error> = FlatMap<
    AnyPublisher<Output, Failure>, Sequence<[AnyPublisher<Output, Failure>], Failure>
  >
}

extension Publisher {
  /// Delivers the values of another publisher after this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenation<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    concatenation(of: [eraseToAnyPublisher(), publisher.eraseToAnyPublisher()])
  }

  /// Delivers values after this publisher has finished.
  public func append(_ elements: Output...) -> Publishers.Concatenation<Output, Failure> {
    append(elements)
  }

  /// Delivers the elements of a sequence after this publisher has finished.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenation<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Delivers the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenation<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    concatenation(of: [publisher.eraseToAnyPublisher(), eraseToAnyPublisher()])
  }

  /// Delivers values before those of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenation<Output, Failure> {
    prepend(elements)
  }

  /// Delivers the elements of a sequence before the values of this publisher.
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
