import Testing

@testable import ProjectAudit

@Suite struct `What arrives before the app can handle it` {
  /// What is found in a SwiftUI app whose delegate is told of taps.
  private func app(
    scene: String, responding: String, others: String = "", property: String = ""
  ) -> [String] {
    var project = BugCase.swiftUI(
      scene,
      delegate: Code.didFinish("UNUserNotificationCenter.current().delegate = self") + """
        \(property)
        func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler done: @escaping () -> Void) {
          \(responding)
          done()
        }
        """)
    project.targets[0].files["App/Other.swift"] = others
    return project.found.filter { $0.hasPrefix("R24") }
  }

  private let flag = "UserDefaults.standard.set(true, forKey: \"isPending\")"

  private func phase(_ body: String) -> String {
    "WindowGroup { Home() }.onChange(of: scenePhase) { _, new in\n\(body)\n}"
  }

  @Test func `is a flag that is only looked at when the app becomes active`() {
    let reading = "if UserDefaults.standard.bool(forKey: \"isPending\") { show() }"
    #expect(
      app(scene: phase("if new == .active { \(reading) }"), responding: flag) == ["R24 warning"])
    #expect(
      app(
        scene: phase("if new == .active { look() }"), responding: flag,
        others: "func look() { \(reading) }")
        == ["R24 warning"])
    #expect(
      app(
        scene: phase("if new == .active { \(reading) }"), responding: flag,
        others: "func load() { \(reading) }")
        == [])
    #expect(app(scene: phase("if new == .background { \(reading) }"), responding: flag) == [])
    let intent = """
      struct Record: AppIntent {
        static let openAppWhenRun = true
        func perform() async throws -> some IntentResult { \(flag) }
      }
      """
    #expect(
      app(
        scene: phase("switch new {\ncase .active: \(reading)\ndefault: break\n}"),
        responding: "log()", others: intent)
        == ["R24 warning"])
  }

  @Test func `is a value that only its changes tell of`() {
    let model = "class Model { var taps: [Tap] = []\nfunc add(_ r: R) { taps.append(r) } }"
    func observing(_ modifier: String, _ others: String = "") -> [String] {
      app(
        scene: "WindowGroup { Home()\(modifier) }", responding: "model.add(r)",
        others: model + "\n" + others)
    }
    #expect(observing(".onChange(of: model.taps) { show($1) }") == ["R24 warning"])
    #expect(observing(".onChange(of: model.taps, initial: true) { show($1) }") == [])
    #expect(
      observing(".onChange(of: model.taps) { show($1) }", "let count = model.taps.count") == [])
    #expect(observing(".onChange(of: model.pages) { show($1) }") == [])
    #expect(
      observing(".onChange(of: model.taps) { show($1) }", "class B { func load() { } }")
        == ["R24 warning"])
    // Which of two functions is called is not known.
    #expect(
      observing(".onChange(of: model.taps) { show($1) }", "class B { func add(_ b: R) { } }") == [])
  }

  @Test func `is no value that changes after something was loaded`() {
    func adding(_ body: String) -> [String] {
      app(
        scene: "WindowGroup { Home().onChange(of: model.taps) { show($1) } }",
        responding: "model.add(r)",
        others: "class Model { var taps: [Tap] = []\nfunc add(_ r: R) async { \(body) } }")
    }
    #expect(adding("taps.append(r)") == ["R24 warning"])
    #expect(adding("let tap = await load(r)\ntaps.append(tap)") == [])
  }

  @Test func `is no value of an object that the view makes`() {
    func owning(_ attribute: String) -> [String] {
      app(
        scene: "WindowGroup { Home() }", responding: "model.add(r)",
        others: """
          class Model { var taps: [Tap] = []\nfunc add(_ r: R) { taps.append(r) } }
          struct Home: View {
            \(attribute) private var model: Model
            var body: some View { Text(x).onChange(of: model.taps) { show($1) } }
          }
          """)
    }
    #expect(owning("@StateObject") == [])
    #expect(owning("@ObservedObject") == ["R24 warning"])
  }

  @Test func `is a tap that is handled through what a view sets`() {
    func owner(setting: String) -> [String] {
      app(
        scene: "WindowGroup { Home().\(setting) }", responding: "router?.show(r)",
        property: "var router: Router?")
    }
    #expect(owner(setting: "onAppear { delegate.router = router }") == ["R24 warning"])
    #expect(owner(setting: "task { delegate.router = router }") == ["R24 warning"])
    #expect(owner(setting: "environment(router)") == [])
    func bound(_ condition: String) -> [String] {
      app(
        scene: "WindowGroup { Home().onAppear { delegate.router = router } }",
        responding: "\(condition) { router.show(r) }", property: "var router: Router?")
    }
    #expect(bound("if let router = self.router") == ["R24 warning"])
    #expect(bound("if let router = other.router") == [])
  }

  @Test func `is a push that is handled through what a view sets`() {
    func push(_ body: String) -> [String] {
      BugCase.swiftUI(
        "WindowGroup { Home().task { delegate.model = model } }",
        delegate: """
          weak var model: Model?
          func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) async -> R {
            \(body)
            return .noData
          }
          """
      ).found
    }
    #expect(push("guard let model = model else { return .noData }") == ["R24 warning"])
    #expect(push("await store.load()") == [])
  }

  @Test func `is presented over a controller that may present already`() {
    func opening(_ body: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
              \(body)
              return true
            }
          }
          """
      ).lines(.readiness)
    }
    #expect(opening("window?.rootViewController?.present(page, animated: true)") == [3])
    #expect(
      opening(
        "let root = window?.rootViewController?.presentedViewController\nroot?.present(page, animated: true)"
      )
        == [])
    #expect(opening("navigation.present(page, animated: true)") == [])
  }

  @Test func `is presented in the life that brings it`() {
    func lives(_ method: String) -> [AuditLife?] {
      let scene = "\(BugCase.window)\n\(method)"
      return BugCase.app(scene: scene).report.targets.flatMap(\.findings)
        .filter { $0.rule == .readiness }.map(\.life)
    }
    let presenting = "window?.rootViewController?.present(page, animated: true)"
    #expect(lives(Code.openURLContexts(presenting)) == [.warmURL])
    #expect(
      lives(Code.sceneContinue("show()") + "\nfunc show() { \(presenting) }") == [.warmActivity])
    #expect(lives("func sceneWillEnterForeground(_ s: UIScene) { \(presenting) }") == [.comeBack])
    let twice = Code.openURLContexts("show()") + "\n" + Code.sceneContinue("show()")
    #expect(lives(twice + "\nfunc show() { \(presenting) }") == [.warmURL])
  }
}

@Suite struct `The delegate of the notification centre` {
  @Test func `is set in time by whoever the launch is passed on to`() {
    func found(_ method: String) -> [String] {
      let service = """
        class Service: NSObject, UNUserNotificationCenterDelegate {
          \(method) { UNUserNotificationCenter.current().delegate = self; return true }
          \(Code.didReceive("show(response)"))
        }
        """
      return BugCase.app(
        app: Code.didFinish("for s in services { pass(launchOptions, to: s) }"),
        others: ["App/Service.swift": service]
      ).found
    }
    #expect(
      found("func application(_ a: A, didFinishLaunchingWithOptions o: O?) -> Bool") == [])
    #expect(found("func application(_ a: A, prepare o: O?) -> Bool") == ["R8 warning"])
  }

  @Test func `is set too late by a view that appears`() {
    func found(_ scene: String, launching: String = "prepare()") -> [String] {
      BugCase.swiftUI(
        scene, delegate: Code.didFinish(launching) + Code.didReceive("show(response)")
      ).found
    }
    let setting = "UNUserNotificationCenter.current().delegate = delegate"
    let late = "WindowGroup { Home().onAppear { \(setting) } }"
    #expect(found(late) == ["R8 warning"])
    #expect(found(late, launching: setting) == [])
  }

  /// What is found in an app whose centre sets itself in the initialiser.
  private func app(launching: String, others: String = "") -> [String] {
    let centre = """
      class Centre: NSObject, UNUserNotificationCenterDelegate {
        static let shared = Centre()
        override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
        func register(_ token: Data) {}
        func userNotificationCenter(_ c: C, didReceive r: R) async { show(r) }
      }
      """
    let delegate =
      Code.didFinish(launching) + "\nlazy var centre: Centre = { Centre() }()\n"
      + "func application(_ a: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken t: Data) "
      + "{ centre.register(t) }\n" + others
    return BugCase.app(app: delegate, others: ["App/Centre.swift": centre]).found
  }

  @Test func `is not made at launch if only a lazy property makes it`() {
    #expect(app(launching: "prepare()") == ["R8 warning"])
    #expect(app(launching: "_ = centre") == [])
    #expect(app(launching: "begin()", others: "func begin() { centre.start() }") == [])
    #expect(app(launching: "Centre.shared.start()") == [])
    #expect(app(launching: "keep(Centre())") == [])
  }

  @Test func `is not judged in a closure that an object is made with`() {
    let client = """
      extension Client {
        static let live = Client(
          add: { try await UNUserNotificationCenter.current().add($0) },
          delegate: { UNUserNotificationCenter.current().delegate = kept })
      }
      class Kept: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: C, didReceive r: R) async { show(r) }
      }
      """
    let app = BugCase.app(app: Code.didFinish("start()"), others: ["App/Client.swift": client])
    #expect(app.found == [])
  }

  @Test func `is not taken for made where only its type is named`() {
    #expect(app(launching: "let name = String(describing: Centre.self)") == ["R8 warning"])
    #expect(
      app(launching: "Other.shared.start()", others: "func start() { centre.start() }") == [
        "R8 warning"
      ])
  }
}
