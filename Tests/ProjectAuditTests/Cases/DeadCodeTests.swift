import Testing

@testable import ProjectAudit

@Suite struct `Code that only a dead method calls` {
  private func found(_ members: String) -> [String] {
    let dead = "func application(_ app: UIApplication, open url: URL, options: Options) -> Bool { "
    return BugCase.app(
      app: "var window: UIWindow?\n" + dead + "importGame(url) }\n" + members,
      scene: BugCase.window
    ).found
  }

  private let use = "{ window?.rootViewController?.show(url) }"

  @Test func `has no fault that anybody sees`() {
    #expect(found("private func importGame(_ url: URL) -> Bool \(use)") == ["R6 error"])
    #expect(
      found(
        "private func importGame(_ url: URL) -> Bool { show(url) }\nprivate func show(_ url: URL) \(use)"
      ) == ["R6 error"])
  }

  @Test func `is judged if something else may call it`() {
    #expect(
      found("func importGame(_ url: URL) -> Bool \(use)").sorted() == ["R6 error", "R9 warning"])
    #expect(
      found(
        "private func importGame(_ url: URL) -> Bool \(use)\nfunc restore() { importGame(last) }"
      ).sorted() == ["R6 error", "R9 warning"])
  }
}
