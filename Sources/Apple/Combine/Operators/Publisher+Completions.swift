extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Transform<Self, Output, E> {
    ending { (nil, $0.mapError(transform)) }
  }

  public func replaceError(with output: Output) -> Publishers.Transform<Self, Output, Never> {
    ending { completion in
      if case .failure = completion { (output, .finished) } else { (nil, .finished) }
    }
  }

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
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.Transform<Self, Output, E>
  {
    Publishers.Transform(self) { TransformRules(value: { .emit($0) }) { _ in (nil, .finished) } }
  }
}
