extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Transform<Self, T, Failure> {
    folding(initialResult, result: { $0 }) { result, value in
      result = nextPartialResult(result, value)
      return false
    }
  }

  public func collect() -> Publishers.Transform<Self, [Output], Failure> {
    folding([], result: { $0 }) { values, value in
      values.append(value)
      return false
    }
  }

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

  public func count() -> Publishers.Transform<Self, Int, Failure> {
    reduce(0) { sum, _ in sum + 1 }
  }

  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    folding(nil as Output?, result: { $0 }) { last, value in
      if predicate(value) { last = value }
      return false
    }
  }

  public func last() -> Publishers.Transform<Self, Output, Failure> { last { _ in true } }

  public func ignoreOutput() -> Publishers.Transform<Self, Never, Failure> {
    folding((), result: { _ in nil }) { _, _ in false }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Bool, Failure> {
    folding(false, result: { $0 }) { isFound, value in
      isFound = predicate(value)
      return isFound
    }
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Bool, Failure> {
    folding(true, result: { $0 }) { areAll, value in
      areAll = predicate(value)
      return !areAll
    }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    folding(nil as Output?, result: { $0 }) { largest, value in
      if largest.map({ areInIncreasingOrder($0, value) }) ?? true { largest = value }
      return false
    }
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    max { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Transform<Self, Output, Failure> { max(by: <) }
  public func min() -> Publishers.Transform<Self, Output, Failure> { min(by: <) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Transform<Self, Bool, Failure> {
    contains { $0 == output }
  }
}
