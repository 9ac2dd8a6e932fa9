import Testing

@testable import ProjectAudit

@Suite struct `A key of a notification` {
  /// What is found in an app that asks a tap for one key if it is started, and for another if it runs.
  private func found(cold: String, warm: String, others: String = "") -> [String] {
    let response = "response.notification.request.content.userInfo"
    return BugCase.app(
      app: Code.didFinish("UNUserNotificationCenter.current().delegate = self")
        + """
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          select(\(response)[\(warm)])
          completionHandler()
        }
        """,
      scene: BugCase.connecting(
        "if let response = connectionOptions.notificationResponse { account = \(response)[\(cold)] }"
      ),
      others: ["App/Keys.swift": others]
    ).found
  }

  @Test func `that only a cold start asks for is another one than the app means`() {
    #expect(found(cold: "\"account\"", warm: "\"user\"") == ["R7 warning"])
  }

  @Test func `that both ask for, or that something writes, is right`() {
    #expect(found(cold: "\"user\"", warm: "\"user\"") == [])
    #expect(found(cold: "\"account\"", warm: "\"user\"", others: "let key = \"account\"") == [])
    #expect(found(cold: "Keys.account", warm: "\"user\"") == [])
    #expect(found(cold: "\"account\"", warm: "Keys.user") == [])
  }
}
