extension Publisher {
  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Transform<Self, Output, E> {
    ending { (nil, $0.mapError(transform)) }
  }

  /// Emits a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.Transform<Self, Output, Never> {
    ending { completion in
      if case .failure = completion { (output, .finished) } else { (nil, .finished) }
    }
  }

  /// Emits a value if it finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.Transform<Self, Output, Failure> {
    Publishers.Transform(self) {
      var isEmpty = true
      return TransformRules { value in
        isEmpty = false
        return .emit(value)
      } completion: { completion in
        if case .finished = completion, isEmpty { (output, completion) } else { (nil, completion) }
      }
    }
  }

  /// Ends the program if it fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Transform<Self, Output, Never> {
    ending { completion in
      if case .failure(let error) = completion {
        fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
      }
      return (nil, .finished)
    }
  }

  /// An operator that passes values on and acts on the completion.
  private func ending<E: Error>(
    _ completion:
      @escaping (Subscribers.Completion<Failure>) -> (Output?, Subscribers.Completion<E>)
  ) -> Publishers.Transform<Self, Output, E> {
    Publishers.Transform(self) { TransformRules(value: { .emit($0) }, completion: completion) }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail the type of one that can.
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.Transform<Self, Output, E>
  {
    Publishers.Transform(self) { TransformRules(value: { .emit($0) }) { _ in (nil, .finished) } }
  }
}
