/// Code that runs when a process starts.
extension CodeFix {
  static let aboutLaunching: [CodeFix] = [
    sessions,
    refresh,
    falseReturn,
    afterMain,
    oneDelegate,
    wake,
    backgroundWork,
  ]

  /// Counts a session when a window comes forward, not when a process starts.
  public static let sessions = CodeFix(
    "sessions",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          if application.applicationState != .background { Session.begin() }
          return true
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) {
          Session.beginIfNeeded()
        }

        func sceneDidEnterBackground(_ scene: UIScene) {
          Session.end()
        }
      }
      """)

  /// Refreshes whenever the app becomes active with stale content, at launch too.
  public static let refresh = CodeFix(
    "refresh",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillEnterForeground(_ application: UIApplication) {
          Notes.refresh()
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          if Notes.isStale { Notes.refresh() }
        }
      }
      """)

  /// Shows what is wrong, because false does not end a launch.
  public static let falseReturn = CodeFix(
    "falseReturn",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          Account.token != nil  // Without an account, do not start.
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
          window?.rootViewController =
            Account.token == nil ? SignInViewController() : RootViewController()
          window?.makeKeyAndVisible()
        }
      }
      """)

  /// Does nothing after UIApplicationMain, because nothing runs there.
  public static let afterMain = CodeFix(
    "afterMain",
    before: """
      @MainActor func start() {
        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        Notes.save()  // Never runs.
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) {
          Notes.save()
        }
      }
      """)

  /// Names the delegate in one place.
  public static let oneDelegate = CodeFix(
    "oneDelegate",
    before: """
      @MainActor func start() -> Int32 {
        // MainMenu.nib connects another object to the outlet “delegate”.
        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      }
      """,
    after: """
      @MainActor func start() -> Int32 {
        // The nib’s object is the delegate, and no second one is made.
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
      }
      """)

  /// Checks what expires where it is used, not at a transition that may not come.
  public static let wake = CodeFix(
    "wake",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var hasExpired = false

        func applicationWillEnterForeground(_ application: UIApplication) {
          hasExpired = false
        }

        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> UIBackgroundFetchResult {
          if hasExpired { return .failed }  // Still set: no transition came before the push.
          await Notes.sync()
          return .newData
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> UIBackgroundFetchResult {
          if Account.isExpired(at: Date()) { await Account.renew() }
          await Notes.sync()
          return .newData
        }
      }
      """)

  /// Requests the next refresh in the launch itself, not only on the way out.
  public static let backgroundWork = CodeFix(
    "backgroundWork",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          Refresh.schedule()  // Does not run in a launch in the background.
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          Refresh.schedule()
        }
      }

      func handle(_ task: BGTask) {
        Refresh.schedule()  // The request that caused this launch is used up.
        Refresh.run(task)
      }
      """)
}
