@testable import ProjectAudit

extension BugCase {
  static let callbacks: [BugCase] = [
    BugCase(
      "B146", "a scene for the car silences what saves", finds: "R5 error",
      in: app(app: "func applicationDidEnterBackground(_ application: UIApplication) { save() }"),
      notIn: app(
        app: "func applicationDidEnterBackground(_ application: UIApplication) { save() }",
        scene: window + """
          func sceneDidEnterBackground(_ scene: UIScene) {
            appDelegate.applicationDidEnterBackground(UIApplication.shared)
          }
          """)),
    BugCase(
      "B147", "a transition in the delegate of an adaptor", finds: "R5 error",
      in: swiftUI(
        delegate: "func applicationWillEnterForeground(_ application: UIApplication) { send() }"),
      notIn: swiftUI(
        "WindowGroup { Home() }.onChange(of: scenePhase) { _, new in if new == .active { send() } }",
        delegate: "")),
    BugCase(
      "B149", "overridden transitions after the template moved", finds: "R5 error",
      in: app(
        app: """
          override func applicationDidBecomeActive(_ application: UIApplication) {
            super.applicationDidBecomeActive(application)
            badge.clear()
          }
          """),
      notIn: app(scene: window + "func sceneDidBecomeActive(_ scene: UIScene) { badge.clear() }")),
    BugCase(
      "B150", "a transition that waits, and that nothing calls", finds: "R5 error",
      in: swiftUI(
        delegate:
          "func applicationDidEnterBackground(_ application: UIApplication) { save(); sleep(1) }"),
      notIn: swiftUI(
        "WindowGroup { Home() }.onChange(of: scenePhase) { _, new in if new == .background { save() } }",
        delegate: "")),
    BugCase(
      "B150 waiting", "a transition that waits", finds: "R14 warning",
      in: app(
        scene: window + "func sceneDidEnterBackground(_ scene: UIScene) { save(); sleep(1) }"),
      notIn: app(scene: window + "func sceneDidEnterBackground(_ scene: UIScene) { save() }")),
    BugCase(
      "B151", "the state of the application in a launch method", finds: "R10 warning",
      in: swiftUI(
        delegate: Code.didFinish("if application.applicationState == .background { drop() }")),
      notIn: swiftUI(delegate: Code.didFinish("start()"))),
    BugCase(
      "B155", "a start by the user is told by the state", finds: "R10 warning",
      in: app(
        app: Code.didFinish("silence = UIApplication.shared.applicationState != .background")),
      notIn: app(scene: window + "func sceneDidBecomeActive(_ scene: UIScene) { silence = true }")),
    BugCase(
      "B158", "the phase before active is taken for the background", finds: "R11 warning",
      in: swiftUI(
        """
        WindowGroup { Home() }.onChange(of: scenePhase) { previous, phase in
          switch phase {
          case .active: if previous == .background { refresh() }
          default: break
          }
        }
        """, delegate: ""),
      notIn: swiftUI(
        """
        WindowGroup { Home() }.onChange(of: scenePhase) { previous, phase in
          switch phase {
          case .active: if wasInBackground { refresh() }
          case .background: wasInBackground = true
          default: break
          }
        }
        """, delegate: "")),
    BugCase(
      "B162", "an interruption stops what only an entrance starts", finds: "R11 warning",
      in: app(
        scene: window + """
          func sceneWillResignActive(_ scene: UIScene) { stopObserving() }
          func sceneWillEnterForeground(_ scene: UIScene) { startObserving() }
          """),
      notIn: app(
        scene: window + """
          func sceneWillResignActive(_ scene: UIScene) { stopObserving() }
          func sceneDidBecomeActive(_ scene: UIScene) { startObserving() }
          """)),
    BugCase(
      "B175", "work that begins in the background without asking for time", finds: "R16 warning",
      in: app(
        scene: window + """
          func sceneDidEnterBackground(_ scene: UIScene) {
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) { database.checkpoint() }
          }
          """),
      notIn: app(
        scene: window + """
          func sceneDidEnterBackground(_ scene: UIScene) {
            let task = UIApplication.shared.beginBackgroundTask(expirationHandler: interrupt)
            DispatchQueue.global().async {
              database.checkpoint()
              UIApplication.shared.endBackgroundTask(task)
            }
          }
          """)),
    BugCase(
      "completion", "a completion handler that nothing calls", finds: "R18 warning",
      in: app(
        scene: connecting("cold(connectionOptions)") + Code.sceneShortcut("perform(shortcutItem)")),
      notIn: app(
        scene: connecting("cold(connectionOptions)")
          + Code.sceneShortcut("perform(shortcutItem); completionHandler(true)"))),
    BugCase(
      "misspelt", "a selector that is almost one of UIKit’s", finds: "R20 error",
      in: objectiveC("- (void)sceneDidEnterForeground:(UIScene *)scene { [self save]; }"),
      notIn: objectiveC("- (void)sceneDidEnterBackground:(UIScene *)scene { [self save]; }")),
    BugCase(
      "keychain", "the keychain in a launch method of an app with background modes",
      finds: "R17 warning",
      in: app(
        plist: [Plist.strings("UIBackgroundModes", "fetch")],
        app: Code.didFinish("SecItemCopyMatching(query, &item)")),
      notIn: app(
        plist: [Plist.strings("UIBackgroundModes", "fetch")],
        app: Code.didFinish(
          "if application.isProtectedDataAvailable { SecItemCopyMatching(query, &item) }"))),
    BugCase(
      "tracking", "a question to the user in a launch method of an app with background modes",
      finds: "R15 warning",
      in: app(
        plist: [Plist.strings("UIBackgroundModes", "fetch")],
        app: Code.didFinish("ATTrackingManager.requestTrackingAuthorization { _ in }")),
      notIn: app(
        plist: [Plist.strings("UIBackgroundModes", "fetch")],
        scene: window + """
          func sceneDidBecomeActive(_ scene: UIScene) {
            ATTrackingManager.requestTrackingAuthorization { _ in }
          }
          """)),
  ]

  private static func objectiveC(_ method: String) -> ProjectFixture {
    ProjectFixture(
      plist: Plist.xml(Plist.manifest("SceneDelegate")),
      [
        "App/main.m": """
        int main(int argc, char *argv[]) {
          return UIApplicationMain(argc, argv, nil, @"AppDelegate");
        }
        """,
        "App/AppDelegate.h": """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        """,
        "App/AppDelegate.m": "@implementation AppDelegate\n@end",
        "App/SceneDelegate.h": """
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (nonatomic) UIWindow *window;
        @end
        """,
        "App/SceneDelegate.m": """
        @implementation SceneDelegate
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
            options:(UISceneConnectionOptions *)connectionOptions {
          self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        }
        \(method)
        @end
        """,
      ])
  }
}
