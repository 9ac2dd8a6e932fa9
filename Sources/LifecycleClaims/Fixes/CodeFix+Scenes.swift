/// Code that has to tell windows from the app.
extension CodeFix {
  static let aboutScenes: [CodeFix] = [
    sceneTransitions,
    windowInScene,
    disconnecting,
    configuration,
    anyScene,
    allWindows,
    discarding,
    appNotifications,
    sceneState,
  ]

  /// Handles transitions where they are sent to.
  public static let sceneTransitions = CodeFix(
    "sceneTransitions",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) {
          Notes.save()  // Not called in an app with scenes.
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          Notes.save()
        }
      }
      """)

  /// Makes the window when its scene connects.
  public static let windowInScene = CodeFix(
    "windowInScene",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func applicationDidBecomeActive(_ application: UIApplication) {
          window?.rootViewController?.present(SignInViewController(), animated: false)
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func sceneDidBecomeActive(_ scene: UIScene) {
          window?.rootViewController?.present(SignInViewController(), animated: false)
        }
      }
      """)

  /// Releases what belongs to the window, and keeps what belongs to the app.
  public static let disconnecting = CodeFix(
    "disconnecting",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidDisconnect(_ scene: UIScene) {
          Database.close()  // The process lives on, and so may other windows.
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func sceneDidDisconnect(_ scene: UIScene) {
          Notes.save()
          window = nil
        }
      }

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          Database.close()  // If it is called at all.
        }
      }
      """)

  /// Sets a window up when it connects, which each launch on screen does.
  public static let configuration = CodeFix(
    "configuration",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          Session.begin()  // Not for a session that is restored.
          return UISceneConfiguration(name: "Default", sessionRole: session.role)
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          Session.beginIfNeeded()
        }
      }
      """)

  /// Expects that there is no scene.
  public static let anyScene = CodeFix(
    "anyScene",
    before: """
      func present(_ controller: UIViewController) {
        let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
        scene.windows[0].rootViewController?.present(controller, animated: true)
      }
      """,
    after: """
      func present(_ controller: UIViewController) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) else {
          return Notes.presentLater(controller)  // A launch in the background, or CarPlay alone.
        }
        scene.windows.first?.rootViewController?.present(controller, animated: true)
      }
      """)

  /// Asks whether any window is left before it stops what the app does.
  public static let allWindows = CodeFix(
    "allWindows",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          Player.stop()  // Another window may be in front.
        }
      }
      """,
    after: """
      class Playback {
        init() {
          _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
          ) { _ in
            MainActor.assumeIsolated { Player.stop() }  // The last window is gone.
          }
        }
      }
      """)

  /// Deletes nothing that belongs to a session which is open.
  public static let discarding = CodeFix(
    "discarding",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        ) {
          for session in sceneSessions { Notes.deleteDraft(of: session.persistentIdentifier) }
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        ) {
          let connected = application.connectedScenes.map { $0.session.persistentIdentifier }
          for session in sceneSessions where !connected.contains(session.persistentIdentifier) {
            Notes.deleteDraft(of: session.persistentIdentifier)
          }
        }
      }
      """)

  /// Observes the app's notifications for what concerns the app as a whole.
  public static let appNotifications = CodeFix(
    "appNotifications",
    before: """
      func observe() {
        // “They are no longer posted”, so each scene is observed as well: twice the work.
        for name in [
          UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
        ] {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { Notes.save() }
          }
        }
      }
      """,
    after: """
      func observe() {
        _ = NotificationCenter.default.addObserver(
          forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { _ in
          MainActor.assumeIsolated { Notes.save() }
        }
      }
      """)

  /// Reads the event that was sent, not a state that may still be the old one.
  public static let sceneState = CodeFix(
    "sceneState",
    before: """
      func observe() {
        _ = NotificationCenter.default.addObserver(
          forName: UIScene.willDeactivateNotification, object: nil, queue: .main
        ) { _ in
          MainActor.assumeIsolated {
            if UIApplication.shared.applicationState != .active { Player.stop() }
          }
        }
      }
      """,
    after: """
      func observe() {
        _ = NotificationCenter.default.addObserver(
          forName: UIScene.willDeactivateNotification, object: nil, queue: .main
        ) { _ in
          MainActor.assumeIsolated { Player.stop() }
        }
      }
      """)
}
