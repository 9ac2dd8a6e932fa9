import Testing

@testable import ProjectAudit

@Suite struct `Input that starts the app` {
  /// The lines at which something is found that is handled twice.
  private func lines(_ source: String) -> [Int?] {
    DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))]).findings
      .filter { $0.rule == .coldInput && $0.message.contains("twice") }.map(\.line)
  }

  private func tap(connecting: String, responding: String) -> [Int?] {
    lines(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          \(responding)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo c: UISceneSession, options: UIScene.ConnectionOptions) {
          \(connecting)
        }
        func open(_ value: Int) { Router.shared.open(value) }
        func remember(_ value: Int) { last = value }
      }
      """)
  }

  @Test(arguments: [
    "Router.shared.open(options.notificationResponse)", "open(options.notificationResponse)",
    "if let r = options.notificationResponse { Router.shared.open(r.link) }",
    "guard let r = options.notificationResponse, let l = r.link else { return }\nopen(l)",
  ])
  func `is handled twice if a tap is taken from the options and from the notification centre`(
    connecting: String
  ) {
    let found = tap(
      connecting: connecting, responding: "let l = response.link\nRouter.shared.open(l)")
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("remember(options.notificationResponse)", "Router.shared.open(response)"),
    ("Router.shared.open(options.urlContexts)", "Router.shared.open(response)"),
    ("Router.shared.open(options.notificationResponse)", "Router.shared.open(other)"),
    ("print(options.notificationResponse)", "print(response)"),
    (
      "if options.notificationResponse == nil { Router.shared.open(0) }",
      "Router.shared.open(response)"
    ),
  ])
  func `is handled once if the two do something else`(connecting: String, responding: String) {
    #expect(tap(connecting: connecting, responding: responding) == [])
  }

  @Test func `is handled twice if an app without scenes takes a tap from the launch options, too`()
  {
    func launch(_ use: String) -> [Int?] {
      lines(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(use)
            return true
          }
          func launched(by tap: [AnyHashable: Any]) { handle(tap) }
          func handle(_ tap: [AnyHashable: Any]) { show(tap) }
        }
        extension AppDelegate: UNUserNotificationCenterDelegate {
          func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler done: @escaping () -> Void) {
            self.handle(r.notification.request.content.userInfo)
            done()
          }
        }
        """)
    }
    #expect(launch("if let t = o?[.remoteNotification] as? T { launched(by: t) }") == [6])
    #expect(launch("if let t = o?[.location] as? T { launched(by: t) }") == [])
  }

  @Test func `is handled twice if what UIKit tells of it is kept until the app is active`() {
    func launch(_ active: String) -> [Int?] {
      lines(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let item = o?[.shortcutItem] as? UIApplicationShortcutItem { show(item) }
            return true
          }
          func application(
            _ a: UIApplication, performActionFor item: UIApplicationShortcutItem,
            completionHandler done: @escaping (Bool) -> Void
          ) { kept = item; done(true) }
          func applicationDidBecomeActive(_ a: UIApplication) { \(active) }
          func show(_ item: UIApplicationShortcutItem) { router.show(item.type) }
        }
        """)
    }
    #expect(launch("if let kept { show(kept) }") == [3])
    #expect(launch("refresh()") == [])
  }

  @Test func `is handled once if the launch options are only read by systems of the past`() {
    func launch(_ condition: String) -> [Int?] {
      DelegateAudit(
        files: [
          .init(
            path: "AppDelegate.m",
            content: Array(
              """
              @implementation AppDelegate
              - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
                if (\(condition)) { [Handler handle:o[UIApplicationLaunchOptionsRemoteNotificationKey]]; }
                return YES;
              }
              - (void)userNotificationCenter:(UNUserNotificationCenter *)c
                  didReceiveNotificationResponse:(UNNotificationResponse *)r
                  withCompletionHandler:(void (^)(void))done {
                [Handler handle:r.notification];
                done();
              }
              @end
              """.utf8))
        ]
      ).findings.filter { $0.rule == .coldInput }.map(\.line)
    }
    #expect(launch("!SYSTEM_VERSION_AT_LEAST(@\"10.0\")") == [])
    #expect(launch("isReady") == [3])
  }

  @Test func `is not found in a label that is called like a key of the launch options`() {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          finish(nil)
          return true
        }
        func finish(_ n: Notification?) { show(components(url: last)) }
        func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { page.open(url) }
      }
      """
    #expect(lines(source) == [])
    #expect(lines(source.replacing("finish(nil)", with: "finish(o?[.url])")) == [3])
  }

  @Test func `is handled once if the notification centre has no delegate when the launch ends`() {
    func launch(_ setting: String) -> [Int?] {
      lines(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let t = o?[.remoteNotification] as? T { handle(t) }
            \(setting)
            return true
          }
          func handle(_ tap: [AnyHashable: Any]) { show(tap) }
        }
        class Centre: NSObject, UNUserNotificationCenterDelegate {
          func begin() { UNUserNotificationCenter.current().delegate = self }
          func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler done: @escaping () -> Void) {
            handle(r.notification.request.content.userInfo)
            done()
          }
        }
        """)
    }
    #expect(launch("Centre.shared.begin()").count == 1)
    #expect(launch("queue.async { Centre.shared.begin() }") == [])
  }

  @Test func `is handled twice if it is given to the method for others and to what that one calls`()
  {
    func link(_ connecting: String) -> [Int?] {
      lines(
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ s: UIScene, willConnectTo c: UISceneSession, options o: UIScene.ConnectionOptions) {
            \(connecting)
          }
          func scene(_ s: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            if let url = contexts.first?.url { Links.shared.open(url) }
          }
        }
        """)
    }
    let draining = "scene(s, openURLContexts: o.urlContexts)"
    let opening = "if let u = o.urlContexts.first?.url { Links.shared.open(u) }"
    #expect(link(draining + "\n" + opening) == [4])
    #expect(link(draining) == [])
    #expect(link(opening) == [])
  }
}
