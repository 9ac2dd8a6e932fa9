import Testing

@testable import ProjectAudit

@Suite struct `A notification that is posted when a scene connects` {
  private func found(_ connecting: String, listener: String = "class Home: UIViewController")
    -> [String]
  {
    let scene =
      Code.willConnect(connecting) + "\n"
      + Code.openURLContexts("post(URLContexts)")
      + "\nfunc post(_ links: Set<UIOpenURLContext>) { "
      + "NotificationCenter.default.post(name: .link, object: links) }"
    let home =
      "\(listener) { func viewDidLoad() { "
      + "NotificationCenter.default.addObserver(self, selector: #selector(open), name: .link, object: nil) } }"
    return BugCase.app(
      manifest: Plist.manifest(storyboard: "Main"), scene: scene,
      others: ["App/Home.swift": home, "App/Main.storyboard": Code.storyboard]
    ).found
  }

  @Test func `is lost if only view controllers listen`() {
    #expect(found("post(connectionOptions.urlContexts)") == ["R24 warning"])
  }

  @Test func `is heard by others, and after the window is shown`() {
    #expect(found("post(connectionOptions.urlContexts)", listener: "class Router: NSObject") == [])
    #expect(
      found("window?.makeKeyAndVisible()\npost(connectionOptions.urlContexts)") == [])
    #expect(
      found(
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.post(connectionOptions.urlContexts) }"
      )
        == [])
  }
}
