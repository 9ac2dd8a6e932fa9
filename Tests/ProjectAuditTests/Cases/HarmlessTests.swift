import Testing

@testable import ProjectAudit

/// What a rule is about, in a form that does no harm.
@Suite struct `Code that does no harm` {
  @Test func `handles nothing if it only writes a log`() {
    func found(_ body: String) -> [String] {
      BugCase.app(
        scene: BugCase.window + "\n" + Code.openURLContexts(body) + "\n" + Code.sceneContinue(body)
      ).found
    }
    #expect(found("open(URLContexts)") == ["R7 error", "R7 error"])
    #expect(found("os_log(\"opened\", log: self.log, type: .info)") == [])
    #expect(found("logger.info(\"opened\"); self.logger.debug(\"again\")\nNSLog(text)") == [])
    #expect(found("logger.info(\"opened\")\nopen()") == ["R7 error", "R7 error"])
  }

  @Test func `leaves a handler uncalled even if it only writes a log`() {
    let project = BugCase.app(
      scene: BugCase.connecting("keep(connectionOptions.shortcutItem)") + "\n"
        + Code.sceneShortcut("logger.info(\"chosen\")"))
    #expect(project.found == ["R18 warning"])
  }

  @Test func `calls a handler the next time that a timer fires`() {
    func found(_ repeats: Bool) -> [Int] {
      Found(
        in: """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func windowScene(
              _ s: UIWindowScene, performActionFor i: UIApplicationShortcutItem,
              completionHandler done: @escaping (Bool) -> Void
            ) {
              _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: \(repeats), block: { timer in
                if self.isReady { done(true) }
              })
            }
          }
          """
      ).lines(.completion)
    }
    #expect(found(true) == [])
    #expect(found(false) == [8])
  }

  @Test func `hands URLs that start the app to the method for the running one`() {
    let drained = """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<C>) {
        if isLocked { return scene(scene, openURLContexts: contexts) }
      }
      """
    let project = BugCase.app(
      scene: BugCase.connecting("self.scene(scene, openURLContexts: connectionOptions.urlContexts)")
        + "\n" + drained)
    #expect(project.found == [])
  }

  @Test func `gives its superclass what that is told of in another way at the launch`() {
    func connected(_ warm: String) -> [String] {
      BugCase.app(
        scene: BugCase.connecting("for c in connectionOptions.urlContexts { Links.handle(c.url) }")
          + Code.openURLContexts(warm + "; for c in URLContexts { Links.handle(c.url) }")
      ).found
    }
    #expect(connected("super.scene(scene, openURLContexts: URLContexts)") == [])
    #expect(connected("Pages.show(URLContexts)") == ["R7 warning"])
  }

  @Test func `restores its scenes, and keeps the methods of the past`() {
    func found(_ scene: String) -> [String] {
      BugCase.app(
        app:
          "func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { true }",
        scene: BugCase.window + scene
      ).found
    }
    #expect(found("") == ["R19 warning"])
    #expect(found("func sceneDidBecomeActive(_ s: UIScene) { s.userActivity = last }") == [])
  }

  @Test func `misses no delegate that does nothing`() {
    func found(_ body: String) -> [String] {
      var project = BugCase.swiftUI(delegate: Code.didFinish(body))
      project.targets[0].files["App/App.swift"] = Code.swiftUIApp
      return project.found
    }
    #expect(found("") == [])
    #expect(found("prepare()") == ["R5 warning"])
  }

  @Test func `waits for no login that another process has begun`() {
    func opening(_ body: String) -> [String] {
      BugCase.app(scene: BugCase.window + Code.openURLContexts(body)).found
    }
    let url = "guard let url = URLContexts.first?.url else { return }\n"
    #expect(opening(url + "if AuthApi.isLogin(url) { AuthController.handle(url: url) }") == [])
    #expect(opening(url + "GIDSignIn.sharedInstance.handle(url)") == [])
    #expect(opening(url + "ApplicationDelegate.shared.application(app, open: url)") == [])
    #expect(opening(url + "GIDSignIn.sharedInstance.handle(url); router.open(url)") == ["R7 error"])
  }

  @Test func `tells a tap from a push that starts the app in the background`() {
    func lines(_ condition: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            \(Code.didFinish("UNUserNotificationCenter.current().delegate = self\nread(launchOptions)"))
            func read(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
              if let info = options?[.remoteNotification] { \(condition) { show(info) } }
            }
            func userNotificationCenter(
              _ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
              withCompletionHandler done: @escaping () -> Void
            ) {
              show(response.notification.request.content.userInfo)
              done()
            }
          }
          """
      ).lines(.coldInput)
    }
    #expect(lines("if isFirst") == [11])
    #expect(lines("if UIApplication.shared.applicationState == .background") == [])
  }

  @Test func `visits every window, or the only one`() {
    func found(_ use: String, several: Bool = true) -> [String] {
      let app = BugCase.app(others: [
        "App/Other.swift": "class Page: Sheet { func show() { \(use) } }"
      ])
      return (several ? app.withSeveralWindows() : app).found
    }
    #expect(found("UIApplication.shared.windows.last?.close()") == ["R9 warning"])
    #expect(found("for window in UIApplication.shared.windows { window.close() }") == [])
    #expect(found("UIApplication.shared.windows.forEach { $0.close() }") == [])
    var unread = BugCase.app(others: [
      "App/Other.swift": "let w = UIApplication.shared.windows.first"
    ])
    unread.targets[0].special = ["Debug": ["INFOPLIST_FILE": "App/Missing.plist"]]
    #expect(!unread.found.contains("R9 warning"))
    let view = "struct Home: View { func show() { UIApplication.shared.windows.first?.close() } }"
    let app = BugCase.swiftUI(delegate: "")
    var other = app
    other.targets[0].files["App/Home.swift"] = view
    #expect(other.found == app.found)
  }

  @Test func `makes a window only where there are no scenes`() {
    func found(_ condition: String) -> [String] {
      BugCase.app(
        app: Code.didFinish("if \(condition) { window = UIWindow(frame: UIScreen.main.bounds) }")
      ).found.filter { $0.hasPrefix("R4") }
    }
    #expect(found("window == nil") == ["R4 warning"])
    #expect(
      found("Bundle.main.object(forInfoDictionaryKey: \"UIApplicationSceneManifest\") == nil") == []
    )
  }

  @Test func `shows no storyboard that has no controller to begin with`() {
    func found(_ scene: String) -> [String] {
      let storyboard = Code.storyboard.replacing("initialViewController", with: "other")
      return BugCase.app(
        manifest: Plist.manifest(storyboard: "Main"), scene: scene,
        others: ["App/Base.lproj/Main.storyboard": storyboard]
      ).found
    }
    #expect(found("var window: UIWindow?") == ["R3 error"])
    #expect(found(BugCase.window) == ["R4 warning"])
  }

  @Test func `registers a task for somebody else`() {
    func found(_ handler: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func register(_ name: String, launchHandler: @escaping (BGTask) -> Void) {
              BGTaskScheduler.shared.register(
                forTaskWithIdentifier: name, using: nil, launchHandler: \(handler))
            }
          }
          """
      ).lines(.completion)
    }
    #expect(found("launchHandler") == [])
    #expect(found("handle") == [4])
  }

  @Test func `is given to a handler that a protocol or a wrapper only declares`() {
    let wrapper = """
      protocol Scheduling {
        func register(forTaskWithIdentifier identifier: String, handler: @escaping (BGTask) -> Void)
      }
      extension BGTaskScheduler: Scheduling {
        func register(forTaskWithIdentifier identifier: String, handler: @escaping (BGTask) -> Void) {
          register(forTaskWithIdentifier: identifier, using: nil, launchHandler: handler)
        }
      }
      protocol Other: AnyObject { var status: Int { get } }
      class Work { func run(_ task: BGTask) { task.setTaskCompleted(success: true) } }
      """
    #expect(Found(in: wrapper).lines(.completion) == [])
    let ignoring = wrapper.replacing(
      "launchHandler: handler)", with: "launchHandler: { task in start() })")
    #expect(Found(in: ignoring).lines(.completion) == [6])
  }

  @Test func `stops what ends a background task`() {
    func lines(_ handler: String) -> [Int] {
      Found(
        leaving: "task = app.beginBackgroundTask { \(handler) }",
        "func wait() {}\nfunc disconnect() {}"
      ).lines(.lockedWork)
    }
    #expect(lines("queue.async { self.peers.disconnect() }") == [])
    #expect(lines("wait()") == [3])
  }

  @Test func `configures what the other windows share`() {
    func found(_ call: String) -> [String] {
      let actions = "(UIApplication.shared.delegate as? AppDelegate)?.actions."
      let leaving = "func sceneWillResignActive(_ scene: UIScene) { \(actions)\(call) }"
      return BugCase.app(scene: BugCase.window + "\n" + leaving).withSeveralWindows().found
    }
    #expect(found("configureActions()") == [])
    #expect(found("stopActions()") == ["R13 warning"])
  }
}
