/// Code that breaks in the migration to scenes.
extension CodeFix {
  static let aboutMigration: [CodeFix] = [
    delegateWindow,
    keyWindow,
    windowFrame,
    taskAtConnection,
    centreAtConnection,
  ]

  /// Asks the view for its window, and the scene for its windows.
  public static let delegateWindow = CodeFix(
    "delegateWindow",
    before: """
      class NoteList: UIViewController {
        func showAlert(_ alert: UIAlertController) {
          let window = UIApplication.shared.delegate?.window ?? nil
          window?.rootViewController?.present(alert, animated: true)  // nil with scenes.
        }
      }
      """,
    after: """
      class NoteList: UIViewController {
        func showAlert(_ alert: UIAlertController) {
          view.window?.rootViewController?.present(alert, animated: true)
        }
      }
      """)

  /// Chooses the scene first, then its window.
  public static let keyWindow = CodeFix(
    "keyWindow",
    before: """
      func topController() -> UIViewController? {
        UIApplication.shared.keyWindow?.rootViewController
      }
      """,
    after: """
      func topController(in scene: UIWindowScene) -> UIViewController? {
        (scene.keyWindow ?? scene.windows.first)?.rootViewController
      }
      """)

  /// Makes the window with its scene.
  public static let windowFrame = CodeFix(
    "windowFrame",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          window = UIWindow(frame: UIScreen.main.bounds)  // Belongs to no scene: a black screen.
          window?.rootViewController = RootViewController()
          window?.makeKeyAndVisible()
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = RootViewController()
          window?.makeKeyAndVisible()
        }
      }
      """)

  /// Leaves the registration of tasks in the launch method.
  public static let taskAtConnection = CodeFix(
    "taskAtConnection",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.refresh", using: nil, launchHandler: Refresh.run)
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.refresh", using: nil, launchHandler: Refresh.run)
          return true
        }
      }
      """)

  /// Leaves the delegate of the notification centre in the launch method.
  public static let centreAtConnection = CodeFix(
    "centreAtConnection",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          UNUserNotificationCenter.current().delegate = self  // Launching may have ended.
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          UNUserNotificationCenter.current().delegate = self
          return true
        }
      }
      """)
}
