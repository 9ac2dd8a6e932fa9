import Testing

@testable import ProjectAudit

@Suite struct `Input that is posted as a notification` {
  private func found(_ handler: String, _ others: String) -> [String] {
    BugCase.app(
      scene: BugCase.connecting("scene(scene, openURLContexts: connectionOptions.urlContexts)")
        + Code.openURLContexts(handler),
      others: ["App/Names.swift": others]
    ).found
  }

  private let post = "NotificationCenter.default.post(name: .opened, object: URLContexts)"
  private let name = "extension Notification.Name { static let opened = Self(\"opened\") }\n"

  @Test func `is lost if nothing observes it`() {
    #expect(found(post, name) == ["R7 warning"])
    let text = post.replacing(".opened", with: "Notification.Name(\"opened\")")
    #expect(found(text, "") == ["R7 warning"])
    #expect(found(text, "let name = Notification.Name(\"opened\")") == [])
    #expect(found(text, "import Router") == [])
  }

  @Test func `may be observed by its name or by its text`() {
    let names = [".opened", "Notification.Name(\"opened\")"]
    for observed in names {
      let observer =
        "let o = centre.addObserver(forName: \(observed), object: nil, queue: nil) { go($0) }"
      #expect(found(post, name + observer) == [])
    }
    #expect(
      found(post, name + "let p = Home().onReceive(centre.publisher(for: .opened)) { go($0) }")
        == [])
    // A library may declare it.
    #expect(found(post, "") == [])
  }

  @Test func `may be handled as well`() {
    #expect(found(post + "\ngo(URLContexts)", name) == [])
    #expect(found(post + "\nself.kept = URLContexts", name) == [])
  }
}
