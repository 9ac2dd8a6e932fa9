import Testing

@testable import ProjectAudit

@Suite struct `A connection of a scene` {
  private func app(_ connecting: String, _ others: String = "", app: String = "") -> [String] {
    BugCase.app(app: app, scene: BugCase.connecting(connecting) + "\n" + others).found
  }

  @Test func `is asked for an activity that somebody gives the scene`() {
    let reading = "restore(session.stateRestorationActivity)"
    #expect(app(reading) == ["R19 warning"])
    #expect(
      app(reading, "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { last }")
        == [])
    #expect(app(reading, "func leave(_ scene: UIScene) { scene.userActivity = last }") == [])
  }

  @Test func `is asked for data that somebody puts into the session`() {
    let reading = "show(session.userInfo?[\"account\"])"
    #expect(app(reading) == ["R19 warning"])
    #expect(app(reading, "func keep(_ session: UISceneSession) { session.userInfo = [:] }") == [])
    #expect(
      app(reading, "func keep(_ session: UISceneSession) { session.userInfo?[\"account\"] = id }")
        == [])
  }

  @Test func `does not hand its options on again and again`() {
    func observing(_ chain: String) -> [String] {
      app("login\(chain).sink { _ in router.open(connectionOptions) }.store(in: &bag)")
    }
    #expect(observing("") == ["R7 warning"])
    #expect(observing(".first()") == [])
    #expect(app("login.sink { _ in router.show() }\nrouter.open(connectionOptions)") == [])
  }

  @Test func `does not do the work of a launch each time`() {
    #expect(app("core.application(app, didFinishLaunching: options)") == ["R21 note"])
    #expect(app("core.application(app, didConnect: options)") == [])
  }

  @Test func `is not the only place for input that starts the app`() {
    func choosing(_ use: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.configuration("pending = options.shortcutItem\nreturn UISceneConfiguration()"))
          }
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect(use))
            \(Code.sceneShortcut("run(shortcutItem); completionHandler(true)"))
          }
          """
      ).lines(.coldInput)
    }
    #expect(choosing("show()") == [5])
    #expect(choosing("run(connectionOptions.shortcutItem)") == [])
    #expect(choosing("start(connectionOptions)") == [])
  }

  /// What is found in a scene delegate that takes activities of one type when it connects.
  private func activities(_ connecting: String, continuing: String) -> [Int] {
    Found(
      in: """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          \(Code.willConnect(connecting))
          \(Code.sceneContinue(continuing))
        }
        """
    ).lines(.coldInput)
  }

  @Test func `takes activities of the type that the running app takes`() {
    let one =
      "if let a = connectionOptions.userActivities.first, a.activityType == Kind.window {\nopen(a)\n}"
    #expect(activities(one, continuing: "switchAccount(userActivity)") == [8])
    #expect(
      activities(
        one, continuing: "if userActivity.activityType == Kind.window { show(userActivity) }")
        == [])
    #expect(activities(one + "\nstart(connectionOptions)", continuing: "route(userActivity)") == [])
    #expect(
      activities(
        one + "\nconnectionOptions.userActivities.forEach { route($0) }",
        continuing: "route(userActivity)")
        == [])
  }
}

@Suite struct `Coming back to the app` {
  private func delegate(_ body: String) -> [AuditRule: [Int]] {
    let found = Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          \(body)
        }
        """)
    return [.repeatedWork: found.lines(.repeatedWork), .pairs: found.lines(.pairs)]
  }

  @Test func `does not add an observer each time`() {
    func coming(_ body: String, _ others: String = "") -> [Int]? {
      delegate("func applicationDidBecomeActive(_ a: UIApplication) {\n\(body)\n}\n\(others)")[
        .repeatedWork]
    }
    let adding =
      "NotificationCenter.default.addObserver(self, selector: #selector(go), name: .go, object: nil)"
    #expect(coming(adding) == [3])
    #expect(coming("listen()", "func listen() {\n\(adding)\n}") == [6])
    let removing = "NotificationCenter.default.removeObserver(self)"
    #expect(
      coming(adding, "func applicationWillResignActive(_ a: UIApplication) { \(removing) }") == [])
    #expect(
      coming(adding, "func applicationWillTerminate(_ a: UIApplication) { \(removing) }") == [3])
    #expect(coming(adding, "deinit { \(removing) }") == [3])
    let once =
      "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool { \(adding) }"
    #expect(
      coming("", once + "\nfunc applicationWillTerminate(_ a: UIApplication) { \(removing) }") == []
    )
    #expect(coming("if !isOn {\nisOn = true\n\(adding)\n}") == [])
  }

  @Test func `takes the badge away, too`() {
    func badge(_ body: String) -> [Int]? {
      delegate(
        """
        \(body)
        func clear() { UIApplication.shared.applicationIconBadgeNumber = 0 }
        func userNotificationCenter(_ c: C, willPresent n: N) async -> O { [.badge] }
        """)[.pairs]
    }
    let launch =
      "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool { clear(); return true }"
    let active = "func applicationDidBecomeActive(_ a: UIApplication) { clear() }"
    #expect(badge(launch) == [3])
    #expect(badge(launch + "\n" + active) == [])
    #expect(badge(launch.replacing("clear();", with: "observe { clear() };")) == [])
    let counting = "func count() { UIApplication.shared.applicationIconBadgeNumber = unread }"
    #expect(badge(launch + "\n" + counting) == [])
  }

  @Test func `finds what an interruption does not throw away`() {
    func leaving(_ call: String, _ callback: String = "applicationWillResignActive") -> [Int]? {
      delegate("func \(callback)(_ a: UIApplication) {\n\(call)\n}")[.pairs]
    }
    #expect(leaving("browser.closeAllTabs()") == [3])
    #expect(leaving("browser.closeAllTabs()", "applicationDidEnterBackground") == [])
    #expect(leaving("centre.removeAllDeliveredNotifications()") == [])
    #expect(leaving("names.removeAll()") == [])
  }
}
