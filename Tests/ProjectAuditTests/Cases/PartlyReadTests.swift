import Testing

@testable import ProjectAudit

@Suite struct `An app of which a file could not be read` {
  /// The verdict on an app without a file that its project names.
  private func verdict(
    without path: String, text: String = "", scene: String = BugCase.window, app: String = ""
  ) -> String? {
    let others = [path: text].filter { !$0.key.hasSuffix("Delegate.swift") }
    var files = BugCase.app(app: app, scene: scene, others: others).all
    files[path] = nil
    return ProjectAudit(files: MemoryFiles(files)).report().targets.first?.verdict.name
  }

  @Test func `is judged by its delegates if these were read, and never called ready`() {
    #expect(verdict(without: "App/Generated.swift") == "readyWithNotes")
    #expect(verdict(without: "App/Other.storyboard") == "readyWithNotes")
    #expect(
      verdict(
        without: "App/Generated.swift",
        app: "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }")
        == "willLoseInput")
  }

  @Test func `is judged if only a protocol of a delegate was not read`() {
    func verdict(_ inherited: String) -> String? {
      var project = BugCase.app(others: ["App/Generated.swift": ""])
      project.targets[0].files["App/AppDelegate.swift"] =
        "@main class AppDelegate: \(inherited) {}"
      var files = project.all
      files["App/Generated.swift"] = nil
      return ProjectAudit(files: MemoryFiles(files)).report().targets.first?.verdict.name
    }
    #expect(verdict("UIResponder, UIApplicationDelegate, Router") == "readyWithNotes")
    #expect(verdict("Router, UIApplicationDelegate") == "notJudged")
  }

  @Test func `is not judged without one of its delegates`() {
    #expect(verdict(without: "App/SceneDelegate.swift") == "notJudged")
    #expect(verdict(without: "App/AppDelegate.swift") == "notJudged")
  }

  @Test func `is judged if the class that a manifest names for tests is in a test bundle`() {
    let roles = """
      <key>UIWindowSceneSessionRoleApplication</key>
      <array>
        <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
        <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).TestDelegate</string></dict>
      </array>
      """
    func found(dependencies: [String]) -> [String] {
      var project = BugCase.app(manifest: Plist.manifest(configurations: roles))
      project.targets.append(
        .init(
          name: "Tests", type: "bundle.unit-test",
          files: [
            "Tests/TestDelegate.swift": "class TestDelegate: UIResponder, UIWindowSceneDelegate {}"
          ], settings: [:], dependencies: dependencies))
      return project.found
    }
    #expect(found(dependencies: ["App"]) == [])
    #expect(found(dependencies: []) == ["R3 error"])
  }
}
