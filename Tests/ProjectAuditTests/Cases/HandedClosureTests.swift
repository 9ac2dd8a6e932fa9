import Testing

@testable import ProjectAudit

@Suite struct `A handler that only a closure calls` {
  /// The lines of what is found in a function that is given the closure, counted from its first.
  private func lines(
    _ body: String, last: String = "done: @escaping () -> Void", call: String? = nil
  )
    -> [Int]
  {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], fetchCompletionHandler completion: @escaping (UIBackgroundFetchResult) -> Void) {
            \(call ?? "Store.load { completion(.newData) }")
          }
        }
        class Store { static func load(\(last)) {
        \(body)
        } }
        """
    ).lines(.completion).map { $0 - 6 }
  }

  @Test func `is forgotten if the function does not call that on a path`() {
    #expect(lines("if isNew { get { done() } }") == [1])
    #expect(lines("guard isNew else {\nreturn\n}\nget(then: done)") == [2])
    #expect(lines("if isNew { done() }", last: "done: LoadCompletion") == [1])
    #expect(
      lines(
        "if isNew { done() }", last: "_ key: [Int], done: (() -> Void)? = nil",
        call: "Store.load([1]) { Task { completion(.newData) } }") == [1])
  }

  @Test func `is forgotten although other paths call it`() {
    func found(_ before: String, _ after: String) -> [Int] {
      lines(
        "if isNew { done() }",
        call:
          "\(before) if a { Store.load { completion(.newData) }; \(after) }; completion(.noData)")
    }
    #expect(found("", "return\n") == [2])
    #expect(found("if b { completion(.failed); return\n };", "return\n") == [3])
    #expect(found("", "log()") == [])
    #expect(found("completion(.failed);", "return\n").contains(1) == false)
  }

  @Test func `is called if the function calls that, or is another one`() {
    #expect(lines("if isNew { get { done() } } else { done() }") == [])
    #expect(lines("if isNew { done() }", call: "Other.fetch { completion(.newData) }") == [])
    #expect(lines("if isNew { go() }", last: "after seconds: Int") == [])
    #expect(lines("if isNew { done() }", last: "_ x: Int, done: () -> Void") == [])
    #expect(
      lines("if isNew { done() }", call: "Store.load { completion(.newData) }\nkeep(completion)")
        == [])
  }
}
