extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Transform<Self, T, Failure>
  {
    stepping { { .emit(transform($0)) } }
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Transform<Self, T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Takes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Transform<Self, (T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Takes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Transform<Self, (T0, T1, T2), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Changes each value, and fails with what the closure throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Transform<Self, T, any Error> {
    trying { { .emit(try transform($0)) } }
  }

  /// Changes each value, and leaves out those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Transform<Self, T, Failure> {
    stepping { { transform($0).map(Step.emit) ?? .skip } }
  }

  /// Changes each value, leaves out nil, and fails with what the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Transform<Self, T, any Error> {
    trying { { try transform($0).map(Step.emit) ?? .skip } }
  }

  /// Replaces nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Transform<Self, T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

  /// Emits what the closure makes of each value and of its own last result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Transform<Self, T, Failure> {
    stepping {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }

  /// Emits what the closure makes of each value and its last result; fails with what it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Transform<Self, T, any Error> {
    trying {
      var result = initialResult
      return { value in
        result = try nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }
}
