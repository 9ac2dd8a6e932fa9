extension Future where Failure == Never {
  public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("The waiting task is cancelled, so the future gives it no value")
    }
  }
}

extension Future {
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
