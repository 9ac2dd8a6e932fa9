extension Future where Failure == Never {
  /// The value, which is waited for.
  public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("The waiting task is cancelled, so the future gives it no value")
    }
  }
}

extension Future {
  /// The value, which is waited for; throws the error of the future.
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
