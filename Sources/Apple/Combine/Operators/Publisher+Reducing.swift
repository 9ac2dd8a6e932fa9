extension Publisher {
  /// Combines all values, and emits the result at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Transform<Self, T, Failure> {
    folding(initialResult, result: { $0 }) { result, value in
      result = nextPartialResult(result, value)
      return false
    }
  }

  /// Emits all values in one array at the end.
  public func collect() -> Publishers.Transform<Self, [Output], Failure> {
    folding([], result: { $0 }) { values, value in
      values.append(value)
      return false
    }
  }

  /// Emits arrays of a number of values; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.Transform<Self, [Output], Failure> {
    precondition(count > 0, "An array of \(count) values cannot be collected")
    return Publishers.Transform(self) {
      var values: [Output] = []
      return TransformRules { value in
        values.append(value)
        if values.count < count { return .skip }
        defer { values = [] }
        return .emit(values)
      } completion: { completion in
        if case .failure = completion { return (nil, completion) }
        return (values.isEmpty ? nil : values, completion)
      }
    }
  }

  /// Emits the number of values at the end.
  public func count() -> Publishers.Transform<Self, Int, Failure> {
    reduce(0) { sum, _ in sum + 1 }
  }

  /// Emits the last value that satisfies a condition, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    folding(nil as Output?, result: { $0 }) { last, value in
      if predicate(value) { last = value }
      return false
    }
  }

  /// Emits the last value at the end.
  public func last() -> Publishers.Transform<Self, Output, Failure> { last { _ in true } }

  /// Emits no value, and waits for the end.
  public func ignoreOutput() -> Publishers.Transform<Self, Never, Failure> {
    folding((), result: { _ in nil }) { _, _ in false }
  }

  /// Emits whether any value satisfies a condition, as soon as this is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Bool, Failure> {
    folding(false, result: { $0 }) { isFound, value in
      isFound = predicate(value)
      return isFound
    }
  }

  /// Emits whether all values satisfy a condition, as soon as this is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Bool, Failure> {
    folding(true, result: { $0 }) { areAll, value in
      areAll = predicate(value)
      return !areAll
    }
  }

  /// Emits the largest value at the end, in the caller's order.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    folding(nil as Output?, result: { $0 }) { largest, value in
      if largest.map({ areInIncreasingOrder($0, value) }) ?? true { largest = value }
      return false
    }
  }

  /// Emits the smallest value at the end, in the caller's order.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    max { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Emits the largest value at the end.
  public func max() -> Publishers.Transform<Self, Output, Failure> { max(by: <) }

  /// Emits the smallest value at the end.
  public func min() -> Publishers.Transform<Self, Output, Failure> { min(by: <) }
}

extension Publisher where Output: Equatable {
  /// Emits whether a value occurs, as soon as this is known.
  public func contains(_ output: Output) -> Publishers.Transform<Self, Bool, Failure> {
    contains { $0 == output }
  }
}
