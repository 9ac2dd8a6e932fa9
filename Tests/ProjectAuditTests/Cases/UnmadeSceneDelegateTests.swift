import Testing

@testable import ProjectAudit

@Suite struct `A scene delegate of a SwiftUI app` {
  private func found(_ naming: String = "", manifest: String? = nil) -> [String] {
    let scene =
      "class Scenes: NSObject, UIWindowSceneDelegate {\n"
      + Code.sceneShortcut("show(shortcutItem)\ncompletionHandler(true)") + "\n"
      + Code.willConnect("show(connectionOptions.shortcutItem)") + "\n}"
    var project = BugCase.swiftUI(delegate: "\(naming)\n}\n\(scene)\nstruct Other {")
    if let manifest { project.files["App/Info.plist"] = Plist.xml(manifest) }
    return project.found
  }

  @Test func `is made only if something names it`() {
    #expect(found() == ["R2 warning"])
  }

  @Test func `is made if it is the app delegate as well`() {
    let project = BugCase.swiftUI(
      delegate: "}\nextension AppDelegate: UIWindowSceneDelegate {\n"
        + "func sceneDidBecomeActive(_ scene: UIScene) { show() }")
    #expect(!project.found.contains("R2 warning"))
  }

  @Test func `is made if code or a manifest names it`() {
    let naming = Code.configuration(
      "let c = UISceneConfiguration(); c.delegateClass = Scenes.self; return c")
    #expect(found(naming) == [])
    let manifest = Plist.manifest("$(PRODUCT_MODULE_NAME).Scenes")
    #expect(!found(manifest: manifest).contains("R2 warning"))
  }
}
