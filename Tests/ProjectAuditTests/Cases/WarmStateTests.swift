import Testing

@testable import ProjectAudit

@Suite struct `A URL that only the running app gives to something` {
  /// What is found in an app that opens URLs in both ways, and does something more while it runs.
  private func found(_ more: String) -> [String] {
    BugCase.app(
      scene: BugCase.connecting("open(connectionOptions.urlContexts.first?.url)") + "\n"
        + Code.openURLContexts(
          """
          guard let url = URLContexts.first?.url else { return }
          open(url)
          \(more)
          """)
    ).found
  }

  @Test func `is lost when it starts the app`() {
    #expect(found("keep(url)") == ["R7 warning"])
    #expect(found("if url.isFileURL { keep(url) }") == ["R7 warning"])
  }

  @Test func `is not lost if that depends on what the app is doing`() {
    #expect(found("if isRunning { keep(url) }") == [])
    #expect(found("if command != \"\" && isRunning { keep(url) }") == [])
  }
}

@Suite struct `The key window` {
  @Test func `is the app’s own if it declares one`() {
    let use = "class Page: Sheet { func show() { UIApplication.shared.keyWindow?.close() } }"
    let own =
      "extension UIApplication { var keyWindow: UIWindow? { scene.windows.first(where: \\.isKeyWindow) } }"
    #expect(BugCase.app(others: ["App/Page.swift": use]).found == ["R9 warning"])
    #expect(BugCase.app(others: ["App/Page.swift": use, "App/Own.swift": own]).found == [])
  }
}
