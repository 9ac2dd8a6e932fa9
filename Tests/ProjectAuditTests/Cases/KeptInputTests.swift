import Testing

@testable import ProjectAudit

@Suite struct `Input that is kept until the app is active` {
  private func messages(_ source: String, _ name: String = "A.swift") -> [String] {
    DelegateAudit(files: [.init(path: name, content: Array(source.utf8))]).findings
      .filter { $0.rule == .coldInput }.map(\.message)
  }

  /// What is found in an app without scenes that keeps the quick action which starts it.
  private func app(
    launching: String = "item = o?[.shortcutItem] as? UIApplicationShortcutItem\nreturn false",
    active: String = "if let i = item { perform(i) }\nitem = nil",
    performing: String = "done(perform(s))"
  ) -> [String] {
    messages(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        private var item: UIApplicationShortcutItem?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(launching)
        }
        func applicationDidBecomeActive(_ a: UIApplication) {
          \(active)
        }
        func application(_ a: UIApplication, performActionFor s: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
          \(performing)
        }
        @discardableResult func perform(_ i: UIApplicationShortcutItem) -> Bool { router.show(i.type) }
      }
      """)
  }

  @Test func `is handled once if the launch returns false and the property is cleared`() {
    #expect(app() == [])
    #expect(app(active: "if let i = item { item = nil; perform(i) }") == [])
    #expect(
      app(active: "guard let i = item else { return }\ndefer { self.item = nil }\nperform(i)") == []
    )
  }

  @Test func `is handled twice if the launch returns true`() {
    let keeping = "item = o?[.shortcutItem] as? UIApplicationShortcutItem"
    let found = app(launching: keeping + "\nreturn true")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("is handled twice: it is kept in item for applicationDidBecomeActive")
        == true)
    #expect(app(launching: keeping + "\nreturn !isOurs") == [])
    #expect(app(launching: keeping + "\nreturn true", performing: "item = s\ndone(true)") == [])
  }

  @Test func `is handled at each activation if nothing clears it`() {
    let found = app(active: "if let i = item { perform(i) }")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("because nothing clears item.") == true)
    #expect(app(active: "if !isDone, let i = item { perform(i) }\nisDone = true") == [])
    #expect(app(active: "if item != nil { log(1) }") == [])
  }

  @Test func `is lost if nothing uses it`() {
    let found = app(active: "resume()")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("is kept in item, and nothing uses it.") == true)
  }

  /// What is found in a scene delegate that keeps the quick action which starts the app.
  private func scene(active: String, helper: String = "") -> [String] {
    messages(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var pending: UIApplicationShortcutItem?
        func scene(_ s: UIScene, willConnectTo c: UISceneSession, options o: UIScene.ConnectionOptions) {
          if let item = o.shortcutItem { remember(item) }
        }
        func remember(_ item: UIApplicationShortcutItem) { self.pending = item }
        func sceneDidBecomeActive(_ s: UIScene) {
          \(active)
        }
        func windowScene(_ s: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
          router.show(i.type)
          done(true)
        }
        func drain() {
          guard let p = pending else { return }
          router.show(p.type)
        }
        \(helper)
      }
      """)
  }

  @Test func `is followed through helpers`() {
    #expect(scene(active: "drain()").count == 1)
    #expect(scene(active: "drain()\npending = nil") == [])
    #expect(scene(active: "clear()\ndrain()", helper: "func clear() { pending = nil }") == [])
  }

  private func objectiveC(launching: String, active: String) -> [String] {
    messages(
      """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (nonatomic) UIApplicationShortcutItem *item;
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        \(launching)
      }
      - (void)applicationDidBecomeActive:(UIApplication *)a {
        \(active)
      }
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)s completionHandler:(void (^)(BOOL))done {
        [self perform:s];
        done(YES);
      }
      - (void)perform:(UIApplicationShortcutItem *)s { [self.router show:s.type]; }
      @end
      """, "A.m")
  }

  @Test func `is followed in Objective-C`() {
    let keeping = "self.item = [o objectForKey:UIApplicationLaunchOptionsShortcutItemKey];"
    let draining = "if (self.item) { [self perform:self.item]; "
    #expect(
      objectiveC(launching: keeping + "return NO;", active: draining + "self.item = nil; }") == [])
    #expect(
      objectiveC(launching: keeping + "return YES;", active: draining + "_item = nil; }").count == 1
    )
    #expect(objectiveC(launching: keeping + "return NO;", active: draining + "}").count == 1)
    #expect(objectiveC(launching: keeping + "return NO;", active: "[self resume];").count == 1)
  }
}

@Suite struct `Input of the launch options` {
  private func messages(_ launching: String, opening: String) -> [String] {
    let source = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(launching)
        }
        func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          \(opening)
        }
        func start(with options: [UIApplication.LaunchOptionsKey: Any]?) {
          if let url = options?[.url] as? URL { importFile(at: url) }
        }
      }
      """
    return DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))]).findings
      .filter { $0.rule == .coldInput }.map(\.message)
  }

  private let launching = "if let url = o?[.url] as? URL { importFile(at: url) }\n"

  @Test func `is handled twice if UIKit tells of it again, whatever the two methods call`() {
    #expect(messages(launching + "return true", opening: "return router.open(url)").count == 1)
    #expect(messages("start(with: o)\nreturn true", opening: "return router.open(url)").count == 1)
  }

  @Test func `is handled once if the launch refuses, or only one of the two handles it`() {
    let handling = "return router.open(url)"
    #expect(messages(launching + "return false", opening: handling) == [])
    #expect(messages(launching + "return o?[.url] == nil", opening: handling) == [])
    #expect(messages(launching + "return true", opening: "return true") == [])
    #expect(
      messages("if o?[.url] != nil { isOpened = true }\nreturn true", opening: handling) == [])
    #expect(messages("print(o?[.url] as Any)\nreturn true", opening: handling) == [])
    #expect(messages("page.show(link.url)\nreturn true", opening: handling) == [])
  }
}
