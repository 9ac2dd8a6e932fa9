import Testing

@testable import ProjectAudit

@Suite struct `The handler of a tap or a push that a library hands on` {
  private func lines(_ method: String) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var state = State.off
        \(method)
        }
        """
    ).lines(.completion)
  }

  private let tap =
    "static func handle(_ r: UNNotificationResponse, completionHandler: @escaping () -> Void) {\n"

  @Test func `is called by whoever is given it`() {
    #expect(lines(tap + "show(r)\n}") == [3])
    #expect(lines(tap + "show(r)\ncompletionHandler()\n}") == [])
    #expect(lines(tap.replacing(" {", with: " -> Bool {") + "show(r)\nreturn false\n}") == [])
  }

  private let push =
    "func received(_ u: Info, fetchCompletionHandler done: @escaping (Result) -> Void) {\n"

  @Test func `is called on every path`() {
    #expect(lines(push + "guard isOn else {\nreturn\n}\nfetch(done)\n}") == [5])
    #expect(lines(push + "guard isOn else {\ndone(.none)\nreturn\n}\nfetch(done)\n}") == [])
    let helper = push.replacing(" {", with: " -> Bool {")
    #expect(lines(helper + "guard isOn else {\nreturn false\n}\nfetch(done)\nreturn true\n}") == [])
  }
}
