import Testing

@testable import ProjectAudit

@Suite struct `A callback that calls something` {
  private func lines(_ body: String, _ others: String) -> [Int] {
    Found(leaving: body, others).lines(.longCallback)
  }

  private static let waiting =
    "func save() { let s = DispatchSemaphore(value: 0)\nstart { s.signal() }\ns.wait() }"

  @Test func `waits as long as that does`() {
    #expect(lines("store.save()", Self.waiting) == [3])
    #expect(
      lines("store.close()", Self.waiting + "\nfunc close() { flush() }\nfunc flush() { save() }")
        == [3])
    #expect(lines("close()", "func close() { queue.waitUntilAllOperationsAreFinished() }") == [3])
  }

  @Test func `does not wait for what runs later`() {
    #expect(lines("queue.async { store.save() }", Self.waiting) == [])
    #expect(
      lines("store.close()", Self.waiting + "\nfunc close() { queue.async { save() } }") == [])
    #expect(lines("Task { await store.save() }", Self.waiting) == [])
  }

  @Test func `waits for a moment only`() {
    #expect(
      lines("store.save()", Self.waiting.replacing("s.wait()", with: "s.wait(timeout: .now() + 1)"))
        == [])
    #expect(lines("store.save()", "func save() { usleep(10) }") == [])
  }

  @Test func `calls one of several of that name`() {
    #expect(
      lines("store.save()", "class Store { \(Self.waiting) }\nclass Other { func save() {} }") == []
    )
  }

  @Test func `waits for no lock`() {
    let locking = "func save() { gate.wait(); defer { gate.signal() }; write() }"
    #expect(lines("store.save()", locking) == [])
    #expect(lines("gate.wait(); write(); gate.signal()", "") == [])
    let open = "let gate = DispatchSemaphore(value: 1)\n"
    #expect(lines("store.lock()", open + "func lock() { gate.wait() }") == [])
    #expect(
      lines("store.lock()", open.replacing("1", with: "0") + "func lock() { gate.wait() }") == [3])
  }

  /// What is found in an app that calls something while it is launched, or while its scene connects. Several
  /// types have a method `load`.
  private func launching(_ body: String, _ others: String) -> [String] {
    let types = """
      class Cache { func load() {} }
      class Network {
        static let shared = Network()
        func get() -> User? { let done = DispatchSemaphore(value: 0); start { done.signal() }; done.wait(); return nil }
        static func load() { Network().get() }
      }
      \(others)
      """
    let files = ["App/Types.swift": types]
    let launched = BugCase.app(app: Code.didFinish(body), others: files).found
    let connected = BugCase.app(scene: BugCase.connecting(body), others: files).found
    #expect(launched == connected)
    return launched
  }

  @Test(arguments: [
    ("Network.load()", ""), ("Network.shared.get()", ""), ("Session().load()", ""),
    ("let session = Session()\nsession.load()", ""), ("if Session.current.isValid { go() }", ""),
    (
      "let settings = Settings()\nuse(settings)",
      "class Settings { let user = Network.shared.get() }"
    ),
    (
      "let settings = Settings()\nuse(settings)",
      "class Settings { init(_ a: Int = 0) { Network.load() } }"
    ),
    (
      "Settings.shared.use()",
      "class Settings { static let shared = Settings(); init() { Network.load() } }"
    ),
    (
      "Settings.load()",
      "enum Settings { static func load() { fetch() }\nstatic func fetch() { Network.load() } }"
    ),
    ("load()", "func load() { try? NSURLConnection.sendSynchronousRequest(a, returning: &b) }"),
    (
      "fetch()", "func fetch() { _ = try? Data(contentsOf: URL(string: \"https://example.com\")!) }"
    ),
    (
      "fetch()",
      "let page = URL(string: \"https://example.com\")!\nfunc fetch() { _ = try? Data(contentsOf: page) }"
    ),
    ("fetch()", "func fetch() { done.wait(timeout: .distantFuture) }"),
    ("fetch()", "func fetch() { queue.addOperations(all, waitUntilFinished: true) }"),
  ])
  func `waits where other types lead to it`(body: String, others: String) {
    let session = """
      class Session {
        static let current = Session()
        let network = Network()
        func load() { network.get() }
        var isValid: Bool { network.get() != nil }
      }
      """
    #expect(launching(body, session + "\n" + others) == ["R14 note"])
  }

  @Test(arguments: [
    ("settings.load()", ""), ("Cache().load()", ""), ("Network.load(1)", ""),
    ("use(Network.load)", ""),
    ("DispatchQueue.global().async { Network.load() }", ""), ("Task { Network.load() }", ""),
    (
      "Settings.prepare()",
      "enum Settings { static func prepare() { queue.async { Network.load() } } }"
    ),
    (
      "let settings = Settings()\nuse(settings)",
      "class Settings { lazy var user = Network.shared.get() }"
    ),
    (
      "let settings = Settings()\nuse(settings)", "class Settings { let load = { Network.load() } }"
    ),
    ("fetch()", "func fetch() { _ = try? Data(contentsOf: file) }"),
    ("fetch()", "func fetch() { queue.addOperations(all, waitUntilFinished: false) }"),
  ])
  func `does not wait for what is not run, or not there`(body: String, others: String) {
    #expect(launching(body, others) == [])
  }
}

@Suite struct `The first screen` {
  /// What is found in an app whose scene shows a home screen in a navigation controller, or something else.
  private func found(
    _ body: String, in method: String = "viewDidLoad()", home: String = "HomeViewController()",
    others: String = ""
  ) -> [String] {
    let controller = """
      class HomeViewController: UIViewController {
        override func \(method) { \(body) }
      }
      class Network {
        static let shared = Network()
        func load() { let done = DispatchSemaphore(value: 0); start { done.signal() }; done.wait() }
      }
      class Cache { func load() {} }
      \(others)
      """
    let root = "window?.rootViewController = UINavigationController(rootViewController: \(home))"
    return BugCase.app(scene: BugCase.connecting(root), others: ["App/Home.swift": controller])
      .found
  }

  @Test(arguments: [
    "viewDidLoad()", "viewWillAppear(_ animated: Bool)", "viewDidAppear(_ animated: Bool)",
  ])
  func `is not shown while it waits`(method: String) {
    #expect(found("done.wait()", in: method) == ["R14 warning"])
    #expect(found("Network.shared.load()", in: method) == ["R14 note"])
    #expect(found("queue.async { Network.shared.load() }", in: method) == [])
    #expect(found("Cache().load()", in: method) == [])
    #expect(found("_ = done.wait(timeout: .now() + 1)", in: method) == [])
  }

  @Test func `is what the first objects make`() {
    let tabs =
      "class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [HomeViewController()] } }"
    #expect(found("Network.shared.load()", home: "Tabs()", others: tabs) == ["R14 note"])
    let flow = "class Flow { func start() -> UIViewController { HomeViewController() } }"
    #expect(found("Network.shared.load()", home: "Flow().start()", others: flow) == ["R14 note"])
    let later =
      "class Tabs: UITabBarController { override func viewDidLoad() { onTap { self.show(HomeViewController()) } } }"
    #expect(found("Network.shared.load()", home: "Tabs()", others: later) == [])
    #expect(found("Network.shared.load()", home: "UIViewController()") == [])
  }

  @Test func `is that of the storyboard`() {
    func found(_ initial: String) -> [String] {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)"><scenes>
        <scene><objects><navigationController id="first" sceneMemberID="viewController"><connections>
          <segue destination="home" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="home" customClass="Home" sceneMemberID="viewController"/></objects></scene>
        <scene><objects><viewController id="other" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
      return BugCase.app(
        manifest: Plist.manifest(storyboard: "Main"), scene: "var window: UIWindow?",
        others: [
          "App/Main.storyboard": storyboard,
          "App/Home.swift":
            "class Home: UIViewController { override func viewDidLoad() { done.wait() } }",
        ]
      ).found
    }
    #expect(found("first") == ["R14 warning"])
    #expect(found("other") == [])
  }

  @Test func `is made by an app of SwiftUI that waits`() {
    func found(_ body: String) -> [String] {
      BugCase.swiftUI(
        "WindowGroup { Home() } }\ninit() { \(body)", delegate: "static func load() { done.wait() }"
      ).found
    }
    #expect(found("AppDelegate.load()") == ["R14 note"])
    #expect(found("Task { AppDelegate.load() }") == [])
  }
}
