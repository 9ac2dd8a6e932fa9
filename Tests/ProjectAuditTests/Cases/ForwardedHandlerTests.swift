import Testing

@testable import ProjectAudit

@Suite struct `A completion handler that is given to another object` {
  /// What is found in an app whose delegate gives the handler of a fetch to a router, which does something.
  private func found(_ body: String, _ members: String = "", launch: String = "") -> [String] {
    let router = """
      class Router {
        private var client: Client?
        func fetch(with done: @escaping (UIBackgroundFetchResult) -> Void) { \(body) }
        \(members)
      }
      """
    let delegate = """
      let router = Router()
      \(Code.didFinish(launch))
      func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) { router.fetch(with: completionHandler) }
      """
    return BugCase.app(app: delegate, others: ["App/Router.swift": router]).found
  }

  private let logIn = "func logIn(_ user: User?) { if let user { client = Client(user) } }"

  @Test func `is not followed into a function that answers`() {
    func get(_ result: String, _ ending: String) -> String {
      "func get(with done: @escaping (UIBackgroundFetchResult) -> Void) \(result) { if ready { done(.noData) }\n\(ending) }"
    }
    #expect(found("get(with: done)", get("", "log()")) == ["R18 warning"])
    #expect(found("get(with: done)", get("-> Report", "return Report()")) == [])
  }

  @Test func `is followed there`() {
    #expect(found("done(.noData)") == [])
    #expect(found("if ready { done(.noData) }") == ["R18 warning"])
    #expect(found("other.fetch(with: done)") == [])
  }

  @Test func `is followed to the object after that`() {
    let next = "func load(for a: Int, done: @escaping (UIBackgroundFetchResult) -> Void) {"
    let other =
      "func load(from b: Int, done: @escaping (UIBackgroundFetchResult) -> Void) { done(.noData) }"
    #expect(
      found("load(for: 1, done: done)", "\(next) if a > 0 { done(.noData) } }\n\(other)") == [
        "R18 warning"
      ])
    #expect(found("load(for: 1, done: done)", "\(next) done(.noData) }\n\(other)") == [])
    // A function that calls itself is followed once.
    #expect(found("load(for: 1, done: done)", "\(next) load(for: a, done: done) }") == [])
  }

  @Test func `is dropped by an object that may not be there`() {
    #expect(found("client?.fetch(with: done)", logIn) == ["R18 warning"])
    #expect(found("self.client?.inbox.fetch(done)", logIn) == ["R18 warning"])
    let inBranch = "func logIn() { if hasUser { connect() } }\nfunc connect() { client = Client() }"
    #expect(found("client?.fetch(with: done)", inBranch) == ["R18 warning"])
  }

  @Test func `is not dropped if the object is always there`() {
    let call = "client?.fetch(with: done)"
    #expect(found(call, "init() { client = Client() }") == [])
    #expect(found(call, "func start() { client = Client() }", launch: "router.start()") == [])
    #expect(found(call, "func start() { if client == nil { client = Client() } }") == [])
    let either = "func start() { if a { client = A() } else { client = B() } }"
    #expect(found(call, either) == [])
    #expect(found(call, "func start() { queue.async { self.client = Client() } }") == [])
  }

  @Test func `is not dropped if something else is done then`() {
    let asking = "guard client != nil else { return done(.noData) }\nclient?.fetch(with: done)"
    #expect(found(asking, logIn) == [])
    #expect(found("if client?.fetch(with: done) == nil { done(.noData) }", logIn) == [])
  }

  /// What is found in a delegate that does something with the handler of a push and its optional store, which
  /// something sets.
  private func pushed(_ body: String, setting: String = "", bySceneOnly: String = "") -> [String] {
    let push = """
      private var store: Store?
      private var take: ((Handler) -> Void)?
      func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
      ) { \(body) }
      func logIn(_ user: User?) { if let user { \(setting) } }
      """
    return BugCase.app(app: push, scene: BugCase.connecting(bySceneOnly)).found
  }

  @Test(arguments: [
    "store?.sync(then: done)", "store?.sync { done(.newData) }", "self.store?.sync { done($0) }",
    "store?.sync { ok in if ok { done(.newData) } else { done(.failed) } }",
    "queue.async { [weak self] in self?.store?.sync { done(.newData) } }",
    "store?.inbox.sync(u) { done(.newData) }", "store?.handler = done", "take?(done)",
  ])
  func `is left to an object that may not be there`(body: String) {
    let setting = "store = Store(user)\ntake = Store(user).take"
    #expect(pushed(body, setting: setting) == ["R18 warning"])
    #expect(pushed(body.replacing("?", with: "!"), setting: setting) == [])
    #expect(pushed("if store == nil { done(.noData) }\n" + body, setting: setting) == [])
    let asking = "guard let store, let take else { return done(.noData) }\n"
    #expect(pushed(asking + body.replacing("?.", with: "."), setting: setting) == [])
  }

  @Test func `is left to an object that only a scene makes`() {
    let connecting = "(UIApplication.shared.delegate as! AppDelegate).store = Store()"
    let body = "store?.sync { done(.newData) }"
    #expect(pushed(body, bySceneOnly: connecting).contains("R18 warning"))
    #expect(!pushed(body).contains("R18 warning"))
    #expect(
      !pushed("prepare()\n\(body) }\nfunc prepare() { store = Store()", bySceneOnly: connecting)
        .contains("R18 warning"))
    #expect(
      !pushed("if store == nil { done(.noData) } else { \(body) }", bySceneOnly: connecting)
        .contains("R18 warning"))
  }

  /// The lines of what is found in an app delegate of Objective-C that handles a push, counted from that of a
  /// store, which does something if it is ready.
  private func objectiveC(_ body: String, _ store: String) -> [Int] {
    Found(
      in: """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        @implementation AppDelegate
        - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
          \(body)
        }
        @end
        @implementation Store
        - (void)sync:(NSDictionary *)info then:(void (^)(UIBackgroundFetchResult))handler {
          \(store)
        }
        @end
        """, file: "A.m"
    ).lines(.completion).map { $0 - 9 }
  }

  @Test(arguments: [
    "[[Store shared] sync:u then:done];", "[self.store sync:u then:done];",
    "[[Store shared] sync:u then:^(UIBackgroundFetchResult r) { done(r); }];",
  ])
  func `is followed there in Objective-C`(body: String) {
    #expect(objectiveC(body, "if (!self.isReady) { return; } handler(0);") == [1])
    #expect(objectiveC(body, "if (!self.isReady) { handler(1); return; } handler(0);") == [])
    #expect(
      objectiveC(body, "if (!self.isReady) { [self keep:handler]; return; } handler(0);") == [])
    #expect(
      objectiveC(body.replacing("then:", with: "later:"), "if (self.isReady) { handler(0); }") == []
    )
  }
}
