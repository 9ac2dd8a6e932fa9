import Testing

@testable import ProjectAudit

@Suite struct `An app with several windows` {
  private func found(_ source: String) -> [String] {
    BugCase.app(others: ["App/Other.swift": source]).withSeveralWindows().found
  }

  @Test func `takes any scene only where it asks for none in particular`() {
    let scenes = "UIApplication.shared.connectedScenes"
    #expect(found("let a = \(scenes).first as? UIWindowScene") == ["R13 warning"])
    #expect(found("let a = \(scenes).first { $0 is UIWindowScene }") == ["R13 warning"])
    #expect(
      found("let a = \(scenes).first(where: { $0.activationState == .foregroundActive })") == [])
    #expect(found("let a = \(scenes).first { $0.session == session }") == [])
  }

  private func scene(_ method: String, app: String = "", property: String = "") -> [String] {
    BugCase.app(app: app, scene: BugCase.window + "\n\(property)\n\(method)").withSeveralWindows()
      .found
  }

  @Test func `has the app delegate do harm for one window`() {
    let leaving =
      "func sceneDidEnterBackground(_ scene: UIScene) { (UIApplication.shared.delegate as? AppDelegate)?.leave() }"
    #expect(scene(leaving, app: "func leave() { player.stop() }") == ["R13 warning"])
    #expect(scene(leaving, app: "func leave() { saveNotes(); last = now }") == [])
    #expect(
      scene(
        leaving.replacing(
          "{ (", with: "{ guard app.applicationState == .background else { return }; ("),
        app: "func leave() { player.stop() }") == [])
    #expect(
      scene(
        leaving,
        app: "func leave() { if UIApplication.shared.connectedScenes.isEmpty { player.stop() } }")
        == [])
    #expect(
      scene("func sceneWillResignActive(_ scene: UIScene) { AppDelegate.shared?.last = self }")
        == [])
  }

  @Test func `gives the only place of a shared object to the last window`() {
    func connecting(_ body: String, _ property: String = "") -> [String] {
      BugCase.app(scene: BugCase.connecting(body) + "\n" + property).withSeveralWindows().found
    }
    #expect(connecting("Accounts.shared.delegate = self") == ["R13 warning"])
    #expect(
      connecting("accounts.delegate = self", "@LazyInject var accounts: Accounts") == [
        "R13 warning"
      ])
    #expect(connecting("accounts.delegate = self", "let accounts = Accounts()") == [])
    #expect(connecting("Accounts.shared.delegate = router") == [])
  }

  @Test func `gives its window to the app delegate, which matters if somebody asks that for it`() {
    func connecting(_ others: String, _ member: String = "") -> [String] {
      BugCase.app(
        app: "var window: UIWindow?\n\(member)",
        scene: BugCase.connecting("appDelegate.window = UIWindow(windowScene: scene)"),
        others: ["App/Other.swift": others]
      ).withSeveralWindows().found
    }
    #expect(connecting("") == [])
    #expect(connecting("func f() { appDelegate.window?.show() }") == ["R13 warning"])
    let asking = "func f() { after { [weak self] in self?.window?.show() } }"
    #expect(connecting("", asking) == ["R13 warning"])
  }

  @Test func `looks for a window among those of all scenes`() {
    let use =
      "class Page: Sheet { func show() { UIApplication.shared.windows.first?.endEditing(true) } }"
    #expect(found(use) == ["R9 warning"])
    #expect(BugCase.app(others: ["App/Other.swift": use]).found == [])
  }

  @Test func `has no window yet when it is launched`() {
    func launch(_ body: String) -> [Int] {
      Found(
        in: """
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
          @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
          @end
          @implementation SceneDelegate
          @end
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
            \(body)
            return YES;
          }
          @end
          """, file: "A.m"
      ).lines(.windowLookup)
    }
    #expect(launch("self.window.rootViewController = first;") == [9])
    #expect(launch("[self.window makeKeyAndVisible];") == [9])
    #expect(launch("if (self.window != nil) { self.window.rootViewController = first; }") == [])
    #expect(launch("[self build];") == [])
  }
}
