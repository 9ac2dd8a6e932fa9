import Testing

/// Expects one test of a suite to fail, as the guide shows it.
struct FailsAsShown: SuiteTrait, TestTrait, TestScoping {
  let name: String
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    guard test.displayName == name || test.name == "`\(name)`()", testCase != nil else {
      return try await run()
    }
    // The guide shows a test that finds a bug, so this test must continue to fail.
    await withKnownIssue { try await run() }
  }
}

extension Trait where Self == FailsAsShown {
  static func failsAsShown(_ name: String) -> Self { FailsAsShown(name: name) }
}
