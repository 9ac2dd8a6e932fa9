import Testing

@testable import ProjectAudit

@Suite struct `A timer that fires again and again` {
  private func found(
    leave: String = "", come: String = "", others: String = "", rule: AuditRule
  ) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidEnterBackground(_ a: UIApplication) { \(leave) }
          func applicationDidBecomeActive(_ a: UIApplication) { \(come) }
          func hold() {
            hold = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in check() }
          }
          \(others)
        }
        """
    ).lines(rule)
  }

  @Test func `that starts when the app is left goes on when it is opened again`() {
    #expect(found(leave: "hold()", rule: .pairs) == [5])
    #expect(
      found(
        leave: "if isConnected { wait() }", others: "func wait() { queue.async { }\nhold() }",
        rule: .pairs) == [5])
  }

  @Test func `that is invalidated when the user comes back does not`() {
    #expect(found(leave: "hold()", come: "hold?.invalidate()", rule: .pairs) == [])
    #expect(
      found(
        leave: "hold()", come: "release()", others: "func release() { hold?.invalidate() }",
        rule: .pairs) == [])
    #expect(found(leave: "save()", come: "other?.invalidate()", rule: .pairs) == [])
  }

  @Test func `that starts whenever the user comes back is one more each time`() {
    #expect(found(come: "hold()", rule: .repeatedWork) == [5])
    let unkept = "Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in load() }"
    #expect(found(come: unkept, rule: .repeatedWork) == [3])
  }

  @Test func `that takes the place of the former one does not add up`() {
    #expect(found(come: "hold?.invalidate()\nhold()", rule: .repeatedWork) == [])
    #expect(found(leave: "hold?.invalidate()", come: "hold()", rule: .repeatedWork) == [])
    #expect(found(come: "if hold == nil { hold() }", rule: .repeatedWork) == [])
    let once = "Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in load() }"
    #expect(found(come: once, rule: .repeatedWork) == [])
  }
}
