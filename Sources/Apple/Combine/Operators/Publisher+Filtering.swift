extension Publisher {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    stepping { { isIncluded($0) ? .emit($0) : .skip } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Transform<Self, Output, any Error> {
    trying { { try isIncluded($0) ? .emit($0) : .skip } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    stepping {
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .emit(value)
      }
    }
  }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    stepping { { predicate($0) ? .end($0, .finished) : .skip } }
  }

  public func first() -> Publishers.Transform<Self, Output, Failure> { first { _ in true } }

  public func dropFirst(_ count: Int = 1) -> Publishers.Transform<Self, Output, Failure> {
    precondition(count >= 0, "\(count) values cannot be dropped")
    return stepping {
      var left = count
      return { value in
        if left == 0 { return .emit(value) }
        left -= 1
        return .skip
      }
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    stepping {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transform<Self, Output, Failure> {
    stepping { { predicate($0) ? .emit($0) : .end(nil, .finished) } }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Transform<Self, Output, Failure> {
    precondition(maxLength >= 0, "A prefix cannot have \(maxLength) values")
    return Publishers.Transform(self) {
      var left = maxLength
      return TransformRules(isEmpty: left == 0) { value in
        left -= 1
        return left == 0 ? .end(value, .finished) : .emit(value)
      } completion: {
        (nil, $0)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.Transform<Self, Output, Failure> {
    removeDuplicates(by: ==)
  }
}
