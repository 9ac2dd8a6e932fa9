import DelegateSource
import LifecycleModels
import Testing

@Suite struct `A method that is never called` {
  /// A method of an app delegate, and what UIKit calls instead.
  private static let misspelt = [
    (
      "func applicationDidBecomActive(_ application: UIApplication) {}",
      "applicationDidBecomeActive(_:)"
    ),
    (
      "func applicationdidBecomeActive(_ application: UIApplication) {}",
      "applicationDidBecomeActive(_:)"
    ),
    (
      "func applicationWillEnterBackground(_ app: UIApplication) {}",
      "applicationDidEnterBackground(_:)"
    ),
    ("func applicationDidResignActive(_ app: UIApplication) {}", "applicationWillResignActive(_:)"),
    (
      "func applicationDidBecomeActive(application: UIApplication) {}",
      "applicationDidBecomeActive(_:)"
    ),
    (
      "func applicationDidBecomeActive(application: UIApplication!) {}",
      "applicationDidBecomeActive(_:)"
    ),
    ("func applicationWillTerminate() {}", "applicationWillTerminate(_:)"),
    (
      "func applicationWillTerminate(notification: NSNotification) {}",
      "applicationWillTerminate(_:)"
    ),
    (
      "func aplication(_ a: UIApplication, didFinishLaunchingWithOption o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {}",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "func application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool {}",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "func application(application: UIApplication, openURL url: NSURL, options: [String: AnyObject]) -> Bool {}",
      "application(_:open:options:)"
    ),
    (
      "func application(application: UIApplication, continueUserActivity userActivity: NSUserActivity, restorationHandler: ([AnyObject]?) -> Void) -> Bool {}",
      "application(_:continue:restorationHandler:)"
    ),
    (
      "func application(_ a: UIApplication, performActionForShortcutItem i: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}",
      "application(_:performActionFor:completionHandler:)"
    ),
    (
      "func application(_ a: UIApplication, didFinishLaunching o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {}",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "func application(_ a: UIApplication, performFetchWith h: @escaping (UIBackgroundFetchResult) -> Void) {}",
      "application(_:performFetchWithCompletionHandler:)"
    ),
  ]

  /// A method of a scene delegate, and what UIKit calls instead.
  private static let misspeltOfScenes = [
    (
      "func scene(_ s: UIScene, willConnectTo t: UISceneSession, connectionOptions o: UIScene.ConnectionOptions) {}",
      "scene(_:willConnectTo:options:)"
    ),
    (
      "func scene(_ s: UIScene, willConnectTo t: UISceneSession, withOptions o: UIScene.ConnectionOptions) {}",
      "scene(_:willConnectTo:options:)"
    ),
    ("func sceneWillBecomeActive(_ scene: UIScene) {}", "sceneDidBecomeActive(_:)"),
    ("func sceneDidResignActive(_ scene: UIScene) {}", "sceneWillResignActive(_:)"),
  ]

  @Test func `is a misspelt one of a scene delegate`() {
    for (member, expected) in Self.misspeltOfScenes {
      let source = WrittenSource.sceneDelegate(member)
      #expect(source.expected == [expected], "\(member)")
      #expect(source.implemented == [], "\(member)")
    }
  }

  @Test func `is a misspelt one`() {
    for (member, expected) in Self.misspelt {
      let source = WrittenSource.appDelegate(member)
      #expect(source.expected == [expected], "\(member)")
      #expect(source.implemented == [], "\(member)")
    }
  }

  @Test func `is explained`() {
    for (member, reason) in [
      (
        "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {}",
        "This is not the method that UIKit calls: parameter 2 is [String: Any], where UIKit has "
          + "[UIApplication.LaunchOptionsKey: Any]."
      ),
      (
        "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) {}",
        "This is not the method that UIKit calls: the result is (), where UIKit has Bool."
      ),
      (
        "func application(_ a: UIApplication, continue u: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {}",
        "This is not the method that UIKit calls: parameter 3 is ([Any]) -> (), where UIKit has "
          + "([UIUserActivityRestoring]) -> ()."
      ),
      (
        "func application(_ a: UIApplication, didFailToRegisterForRemoteNotificationsWithError e: NSError) {}",
        "This is not the method that UIKit calls: parameter 2 is NSError, where UIKit has Error."
      ),
      (
        "func applicationDidBecomeActive(_ notification: Notification) {}",
        "This is not the method that UIKit calls: parameter 1 is Notification, where UIKit has UIApplication."
      ),
      (
        "private func applicationDidBecomeActive(_ application: UIApplication) {}",
        "It is private, and only a method as visible as its type is called."
      ),
      (
        "fileprivate func applicationDidBecomeActive(_ application: UIApplication) {}",
        "It is fileprivate, and only a method as visible as its type is called."
      ),
      (
        "static func applicationDidBecomeActive(_ application: UIApplication) {}",
        "It belongs to the type; UIKit calls the delegate, which is an instance."
      ),
      (
        "override class func applicationDidBecomeActive(_ application: UIApplication) {}",
        "It belongs to the type; UIKit calls the delegate, which is an instance."
      ),
      (
        "@nonobjc func applicationDidBecomeActive(_ application: UIApplication) {}",
        "@nonobjc hides it from UIKit, which calls it by its Objective-C selector."
      ),
      (
        "func applicationDidBecomeActive(_ application: UIApplication) async {}",
        "A method that is async is not the one that UIKit calls."
      ),
      (
        "func applicationDidBecomeActive(_ application: UIApplication) throws {}",
        "A method that throws is not the one that UIKit calls."
      ),
      (
        "func sceneDidBecomeActive(_ scene: UIScene) {}",
        "UIKit calls it on a UISceneDelegate, which “AppDelegate” is not."
      ),
      (
        "func applicationDidBecomActive(_ application: UIApplication) {}",
        "UIKit has no method of this name."
      ),
      (
        "func applicationDidBecomeActive(application: UIApplication) {}",
        "The labels are part of the name, and UIKit has no method with these. Since Swift 3 the first "
          + "parameter has a label too, unless it is written “_”."
      ),
      (
        "func application(_ a: UIApplication, openURL u: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {}",
        "The labels are part of the name, and UIKit has no method with these."
      ),
    ] {
      let source = WrittenSource.appDelegate(member)
      #expect(source.findings.map(\.reason) == [reason], "\(member)")
      #expect(source.implemented == [], "\(member)")
    }
  }

  @Test func `is reported with its place and what to write`() throws {
    let finding = try #require(
      WrittenSource.sceneDelegate(
        "  private\n  func sceneDidBecomeActive(scene: UIScene?)\n  {}\n  func sceneDidBecomeActive(scene: UIScene) {}"
      ).findings.first)
    #expect((finding.file, finding.line, finding.column) == ("S.swift", 5, 8))
    #expect(finding.typeName == "SceneDelegate")
    #expect(finding.written == "func sceneDidBecomeActive(scene: UIScene)")
    #expect(finding.name == "sceneDidBecomeActive(scene:)")
    #expect(finding.replacement == "func sceneDidBecomeActive(_ scene: UIScene)")
    #expect(finding.callback == .sceneDidBecomeActive)
    #expect(finding.citations == [])
  }

  @Test func `is any method of a private extension`() {
    let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"
    let text = "class A: UIApplicationDelegate {}\nprivate extension A { \(method) }"
    #expect(DelegateSurvey(text: text, file: "A.swift").findings.map(\.problemName) == ["access"])
  }

  @Test func `is a method for scenes with windows on a delegate of other scenes`() {
    let source = DelegateSurvey(
      text: """
        class S: NSObject, UISceneDelegate {
          func windowScene(
            _ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void) {}
        }
        """, file: "S.swift")
    #expect(source.findings.map(\.problem) == [.otherDelegate(.windowScene)])
  }

  @Test func `is any method of a class that names no protocol and is named like a delegate`() {
    for clause in ["", ": UIResponder", ": NSObject, ObservableObject"] {
      let text = """
        class MyAppDelegate\(clause) {
          func applicationDidBecomeActive(_ application: UIApplication) {}
          func setUp(_ application: UIApplication) {}
        }
        """
      let source = DelegateSurvey(text: text, file: "A.swift")
      #expect(source.delegates == [], "\(clause)")
      #expect(source.findings.map(\.problem) == [.noDelegate(.application)], "\(clause)")
    }
  }

  @Test func `is any method in an extension of the protocol`() {
    let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"
    let source = DelegateSurvey(
      text: "extension UIApplicationDelegate { \(method) }", file: "A.swift")
    #expect(source.findings.map(\.problem) == [.protocolExtension])
  }
}

@Suite struct `No finding` {
  @Test func `is made on a method of the app's own`() {
    for member in [
      "func applicationDidSetUp() {}", "func scene(for: Session) {}",
      "func scene(for x: UIScene) {}",
      "func applicationDidSetUp(_ application: UIApplication) {}",
      "func application(_ application: UIApplication, setUp window: UIWindow) {}",
      "func application(_ application: UIApplication) {}", "func application() {}",
      "func applicationDidBecomActive(reason: String) {}",
      "func application(_ name: String, opn: Int) {}",
      "func applicationDidBecomeActive(reason: String) {}",
      "private func applicationDidBecomeActive() {}",
      "@objc func applicationDidBecomeActive(notification: Notification) {}",
      "@objc private func applicationDidBecomActive(_ application: UIApplication) {}",
      "static func applicationDidBecomActive(_ application: UIApplication) {}",
      "func applicationDidBecomActive<T>(_ application: UIApplication, t: T) {}",
      "func application<A>(_ application: A, open url: URL, options: [A: Any]) -> Bool {}",
      "func sceneDidBecomeActiv(_ scene: UIScene) {}",
      "func application(_ a: UIApplication, didReceiveRemoteNotification i: [AnyHashable: Any]) async -> UIBackgroundFetchResult {}",
      "func applicationShouldStart(_ a: UIApplication) async -> Bool {}",
      "func application(_ name: App, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {}",
      "@objc(customSelector:) func applicationDidBecomeActive(_ application: UIApplication) {}",
      "override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]) -> Bool {}",
      "override func buildMenu(with builder: UIMenuBuilder) {}",
      "func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {}",
    ] {
      #expect(WrittenSource.appDelegate(member).findings == [], "\(member)")
    }
  }

  @Test func `is made on a helper beside the proper method`() {
    let source = WrittenSource.appDelegate(
      """
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationDidBecomeActive() {}
        func applicationDidBecomeActive(_ notification: Notification) {}
        func applicationDidBecomeActive(application: UIApplication) {}
      """)
    #expect(source.findings == [])
    #expect(source.implemented == ["app.didBecomeActive"])
  }

  @Test func `is made on a method that Objective-C sees`() {
    for member in [
      "@objc private func applicationDidBecomeActive(_ application: UIApplication) {}",
      "@objc(applicationDidBecomeActive:) func applicationDidBecomeActive(_ a: UIApplication) {}",
      "public func applicationDidBecomeActive(_ application: UIApplication) {}",
      "override open func applicationDidBecomeActive(_ application: UIApplication) {}",
      "@MainActor nonisolated func applicationDidBecomeActive(_ application: UIApplication) {}",
    ] {
      let source = WrittenSource.appDelegate(member)
      #expect(source.findings == [], "\(member)")
      #expect(source.implemented == ["app.didBecomeActive"], "\(member)")
    }
  }

  @Test func `is made if UIKit would not be expected to call the method`() {
    for text in [
      "class Analytics { M }", "class Analytics: UIResponder { M }", "protocol Service { M }",
      "class MyAppDelegate: Base { M }", "extension Service { M }", "struct MyAppDelegate { M }",
      "private class A: UIApplicationDelegate { fileprivate M }", "M",
      "class A: NSApplicationDelegate { func applicationDidBecomActive(_ a: UIApplication) {} }",
      "class A: CPTemplateApplicationSceneDelegate { func sceneDidBecomActive(_ a: UIScene) {} }",
    ] {
      let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"
      let source = DelegateSurvey(text: text.replacing("M }", with: method + "}"), file: "A.swift")
      #expect(source.findings == [], "\(text)")
    }
  }
}
