import Testing

@testable import ProjectAudit

@Suite struct `Work of a launch` {
  private func notes(connecting: String, entering: String, launching: String = "") -> [Int?] {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
          \(launching)
          return true
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo c: UISceneSession, options o: UIScene.ConnectionOptions) {
          \(connecting)
        }
        func sceneWillEnterForeground(_ scene: UIScene) {
          \(entering)
        }
      }
      """
    return DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))]).findings
      .filter { $0.rule == .repeatedWork }.map(\.line)
  }

  @Test func `is done twice if a scene that connects does what one that enters does`() {
    #expect(notes(connecting: "refresh()", entering: "refresh()") == [12])
    #expect(notes(connecting: "Store.shared.load()", entering: "Store.shared.load()") == [12])
    let launching = notes(
      connecting: "", entering: "Store.shared.load()", launching: "Store.shared.load()")
    #expect(launching == [12])
  }

  @Test func `is done twice with the same arguments, or with nil in place of one`() {
    let (first, second) = (
      "router.start(url: link, animated: true)", "router.start(url: nil, animated: true)"
    )
    #expect(notes(connecting: first, entering: first) == [12])
    #expect(notes(connecting: first, entering: second) == [12])
    #expect(notes(connecting: first, entering: "router.start(url: nil, animated: false)") == [])
    #expect(notes(connecting: "T_UI()", entering: "T_UI()") == [])
    #expect(notes(connecting: "a.loadIfNeeded()", entering: "a.loadIfNeeded()") == [])
    #expect(notes(connecting: first, entering: "router.start(link: nil, animated: true)") == [])
    #expect(notes(connecting: "tell(s.activationState)", entering: "tell(s.activationState)") == [])
    #expect(notes(connecting: "a.setTheme(x)", entering: "a.setTheme(x)") == [])
    #expect(notes(connecting: "a.load(x).show()", entering: "a.load(x).run()") == [])
    #expect(notes(connecting: "a.load(x) { show() }", entering: "a.load(x) { run() }") == [])
  }

  @Test func `is done twice after the guard that casts the scene`() {
    let cast = "guard let w = s as? UIWindowScene else { return }; "
    #expect(notes(connecting: cast + "refresh()", entering: "refresh()") == [12])
    let other = "guard let w = s as? UIWindowScene, isNew else { return }; "
    #expect(notes(connecting: other + "refresh()", entering: "refresh()") == [])
  }

  @Test func `is done twice whenever a scene enters the foreground and becomes active`() {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillEnterForeground(_ scene: UIScene) { refresh() }
        func sceneDidBecomeActive(_ scene: UIScene) {
          refresh()
          resume()
        }
      }
      """
    let findings = DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))])
      .findings.filter { $0.rule == .repeatedWork }
    #expect(findings.map(\.line) == [3])
    #expect(findings.first?.message.hasSuffix(", and then becomes active.") == true)
  }

  @Test(arguments: [
    ("refresh()", "refresh()", [2]), ("if isOld { refresh() }", "if isOld { refresh() }", [2]),
    ("if isOld { refresh() }", "if isNew { refresh() }", []),
    ("if isOld { refresh() }", "refresh()", []),
    ("if isOld { log() } else { refresh() }", "if isOld { refresh() }", []),
    ("if isOld { guard a else { return }\nrefresh() }", "if isOld { refresh() }", []),
    ("refresh()", "resume()", []),
  ])
  func `is done twice in an app without scenes that comes back`(
    entering: String, active: String, lines: [Int]
  ) {
    let source = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillEnterForeground(_ application: UIApplication) { \(entering) }
        func applicationDidBecomeActive(_ application: UIApplication) { \(active) }
      }
      """
    let findings = DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))])
      .findings.filter { $0.rule == .repeatedWork }
    #expect(findings.map(\.line) == lines)
  }

  @Test func `is done twice if a launch and an activation do it`() {
    func lines(_ launching: String, _ active: String) -> [Int?] {
      let source = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
            \(launching)
            return true
          }
          func applicationDidBecomeActive(_ application: UIApplication) {
            \(active)
          }
          func activate() { refresh() }
          func refreshOnce() {
            guard !isFresh else { return }
            isFresh = true
            refresh()
          }
        }
        """
      return DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))]).findings
        .filter { $0.rule == .repeatedWork }.map(\.line)
    }
    #expect(lines("refresh()", "refresh()") == [7])
    #expect(lines("refresh()", "activate()") == [7])
    #expect(lines("activate()", "self.refresh()") == [7])
    #expect(lines("activate()", "activate()") == [7])
    #expect(lines("refreshOnce()", "refreshOnce()") == [])
    #expect(lines("prepare()", "activate()") == [])
    #expect(lines("task { refresh() }", "activate()") == [])
  }

  @Test(arguments: [
    ("[self refresh];", "[self refresh];", [9]),
    ("[[Store shared] loadWith:x];", "[[Store shared] loadWith:x];", [9]),
    ("[(Store *)self.store load];", "[(Store *)self.store load];", [9]),
    ("refreshAll();", "refreshAll();", [9]),
    ("if (self.isOld) { [self refresh]; }", "if (self.isOld) { [self refresh]; }", [9]),
    ("[self activate];", "[self refresh];", [9]),
    ("[[Store shared] loadWith:x];", "[[Store shared] loadWith:y];", []),
    ("[[Store shared] loadWith:x];", "[[Store other] loadWith:x];", []),
    ("if (isOld) [self refresh];", "[self refresh];", []),
    ("if (isOld) return;\n[self refresh];", "[self refresh];", []),
    ("Store *s = [Store shared];", "Store *s = [Store shared];", []),
    ("[self run:^{ [self refresh]; }];", "[self refresh];", []),
    ("[super applicationDidBecomeActive:a];", "[super applicationDidBecomeActive:a];", []),
    ("NSLog(@\"x\");", "NSLog(@\"x\");", []),
    ("self.items[0] = [self item];", "self.items[0] = [self item];", []),
  ])
  func `is found in Objective-C`(entering: String, active: String, lines: [Int]) {
    let source = """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (void)applicationDidBecomeActive:(UIApplication *)a {
        \(active.replacing("\n", with: " "))
      }
      - (void)activate { [self refresh]; }
      - (void)applicationWillEnterForeground:(UIApplication *)a {
        \(entering.replacing("\n", with: " "))
      }
      @end
      """
    let findings = DelegateAudit(files: [.init(path: "A.m", content: Array(source.utf8))])
      .findings.filter { $0.rule == .repeatedWork }
    #expect(findings.map(\.line) == lines)
  }

  @Test func `is done once if the two do something else`() {
    #expect(notes(connecting: "refresh()", entering: "update()") == [])
    #expect(notes(connecting: "", entering: "refresh()", launching: "refresh()") == [])
    #expect(notes(connecting: "a.load()", entering: "b.load()") == [])
    #expect(notes(connecting: "let a = Store()", entering: "let b = Store()") == [])
    let (first, second) = ("Center.current().delegate = self", "Center.current().ask(1)")
    #expect(notes(connecting: first, entering: second) == [])
    #expect(notes(connecting: "load()", entering: "guard isStale else { return }\nload()") == [])
    #expect(notes(connecting: "let t = token()", entering: "let t = token()") == [])
    #expect(notes(connecting: "lock.lock()", entering: "lock.lock()") == [])
    #expect(notes(connecting: "log.trace(1)", entering: "log.trace(1)") == [])
    #expect(notes(connecting: "task { load() }", entering: "load()") == [])
    #expect(notes(connecting: "load()", entering: "if isStale { load() }") == [])
    #expect(notes(connecting: "a().load()", entering: "b().load()") == [])
    #expect(notes(connecting: "load(1)", entering: "load(2)") == [])
  }

  @Test func `is none if a state is set to the same value`() {
    func lines(_ call: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationWillEnterForeground(_ application: UIApplication) { \(call) }
            func applicationDidBecomeActive(_ application: UIApplication) { \(call) }
          }
          """
      ).lines(.repeatedWork)
    }
    #expect(lines("cover.show(false)") == [])
    #expect(lines("cover.show(isAnimated: true)") == [])
    #expect(lines("cover.show(.never)") == [])
    #expect(lines("cover.show(image)") == [2])
    #expect(lines("cover.show()") == [2])
  }
}
