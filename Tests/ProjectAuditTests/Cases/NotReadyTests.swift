import Testing

@testable import ProjectAudit

@Suite struct `A push that starts the app` {
  /// The lines of what is found in an app that opens its store when it is launched.
  private func lines(
    _ condition: String = "guard isReady else { done(.noData)\nreturn }",
    opening: String = "store.open { self.isReady = true }", others: String = ""
  ) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var isReady = false
          \(Code.didFinish(opening))
          func application(
            _ a: UIApplication, didReceiveRemoteNotification n: [AnyHashable: Any],
            fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
          ) {
            \(condition)
            work(done)
          }
          \(others)
        }
        """
    ).lines(.readiness)
  }

  @Test(arguments: [
    "guard isReady else { done(.noData)\nreturn }",
    "guard self.isReady else { done(.noData)\nreturn }",
    "if !isReady { done(.failed)\nreturn }",
  ])
  func `is given up before what it needs is there`(condition: String) {
    #expect(lines(condition) == [14])
  }

  @Test func `is given up by a property that returns another`() {
    let computed = "var isOpen: Bool { lock.lock()\nreturn isReady }\nprivate func other() { }"
    #expect(lines("guard isOpen else { done(.noData)\nreturn }", others: computed) == [14])
  }

  @Test(arguments: ["isReady = true", "start()"])
  func `is handled if the launch waits for what it needs`(opening: String) {
    #expect(lines(opening: opening, others: "func start() { isReady = true }") == [])
  }

  @Test(arguments: [
    "guard isReady else { pending = n\nwaiting = done\nkeep(n, until: .ready, then: done, orElse: fail)\nreturn }",
    "guard isReady, n.isEmpty else { done(.noData)\nreturn }",
    "guard isEnabled else { done(.noData)\nreturn }",
    "if isReady { done(.noData)\nreturn }",
  ])
  func `may be refused for other reasons`(condition: String) {
    #expect(lines(condition) == [])
  }
}
