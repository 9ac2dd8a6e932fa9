import Testing

@testable import ProjectAudit

@Suite struct `What a finding says` {
  private func messages(_ project: ProjectFixture) -> [String] {
    project.report.targets.flatMap(\.findings).map(\.message)
  }

  @Test func `names the key of the launch options`() {
    let reading = Code.didFinish("if launchOptions?[.remoteNotification] != nil { open() }")
    let words = messages(BugCase.app(app: reading))
    #expect(words.count == 1 && words[0].contains("so remoteNotification is not among them"))
  }

  @Test func `needs no article before the name of a class`() {
    var project = BugCase.swiftUI(delegate: Code.didFinish("start()"))
    project.targets[0].files["App/App.swift"] = Code.swiftUIApp
    #expect(messages(project).contains { $0.hasPrefix("Nothing makes an object of AppDelegate:") })
  }

  @Test func `names the notification that nobody hears yet`() {
    let list = """
      class List: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(open), name: .link, object: nil)
        }
        @objc func open() {}
      }
      """
    let post = "NotificationCenter.default.post(name: .link, object: connectionOptions.urlContexts)"
    let scene = Code.willConnect(post) + Code.openURLContexts("open(URLContexts)")
    let words = messages(BugCase.app(scene: scene, others: ["App/List.swift": list]))
    #expect(words.contains { $0.contains("is posted as link before the window is shown") })
  }

  @Test func `about the module of a class is said once for each plist`() {
    let named = { (name: String) in
      "<dict><key>UISceneDelegateClassName</key><string>App.\(name)</string></dict>"
    }
    let configurations =
      "<key>UIWindowSceneSessionRoleApplication</key><array>"
      + ["SceneDelegate", "OtherDelegate"].map(named).joined(separator: "\n") + "</array>"
    let project = BugCase.app(
      manifest: Plist.manifest(configurations: configurations),
      others: [
        "App/OtherDelegate.swift":
          "class OtherDelegate: UIResponder, UIWindowSceneDelegate {\n\(BugCase.window)\n}"
      ])
    #expect(project.found == ["R3 note"])
  }

  @Test func `about a source that is not there says what to do`() {
    let project = BugCase.app(others: ["App/Keys.swift": "", "App/More.swift": ""])
    var files = project.all
    files["App/Keys.swift"] = nil
    files["App/More.swift"] = nil
    let unread = ProjectAudit(files: MemoryFiles(files)).report().targets.flatMap(\.unread)
    #expect(
      unread.map(\.words) == [
        "App/Keys.swift cannot be judged: the project names it, and it is not there, like 1 other source "
          + "file. If a tool makes it, run that and audit again."
      ])
  }
}
