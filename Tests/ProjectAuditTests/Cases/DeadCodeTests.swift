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

  @Test(arguments: [
    (", LoginDelegate", "", "R6 error"),
    ("", "extension SceneDelegate: LoginDelegate {}", "R6 error"),
    ("BaseSceneDelegate", "", "R6 note"),
  ])
  func `is dead whatever protocols were not read, unless a superclass may call it`(
    inherited: String, others: String, found: String
  ) {
    let own = "UIResponder, UIWindowSceneDelegate"
    var app = BugCase.app(
      app:
        "func application(_ app: UIApplication, open url: URL, options: Options) -> Bool { show(url) }",
      others: ["App/Other.swift": others])
    app.targets[0].files = app.targets[0].files.mapValues {
      $0.replacing(
        own, with: inherited.hasPrefix(",") ? own + inherited : inherited.isEmpty ? own : inherited)
    }
    #expect(app.found.filter { $0.hasPrefix("R6") } == [found])
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
