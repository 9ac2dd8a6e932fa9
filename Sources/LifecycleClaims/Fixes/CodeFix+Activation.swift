/// Code that follows what the user does with the app.
extension CodeFix {
  static let aboutActivation: [CodeFix] = [
    lockScreen,
    startAndStop,
    returnRefresh,
    sheet,
    layout,
    onePlace,
    terminationNote,
  ]

  /// Asks only after the app was really left, and not because of its own prompt.
  public static let lockScreen = CodeFix(
    "lockScreen",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) {
          Lock.askForFaceID()  // The prompt itself deactivates, and activates again.
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private var isLocked = true

        func sceneDidEnterBackground(_ scene: UIScene) {
          isLocked = true
        }

        func sceneDidBecomeActive(_ scene: UIScene) {
          guard isLocked else { return }
          isLocked = false
          Lock.askForFaceID()
        }
      }
      """)

  /// The sheet itself says that it is gone, whoever dismisses it.
  public static let sheet = CodeFix(
    "sheet",
    before: """
      class NoteList: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Notes.refresh()  // Does not come when a sheet over the list is dismissed.
        }
      }
      """,
    after: """
      class NoteList: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Notes.refresh()
        }

        func edit() {
          let editor = NoteEditor()
          editor.whenGone = { Notes.refresh() }
          present(editor, animated: true)
        }
      }

      class NoteEditor: UIViewController {
        var whenGone: () -> Void = {}

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          whenGone()
        }
      }
      """)

  /// Starts again where the pair of “stop” is: in didBecomeActive.
  public static let startAndStop = CodeFix(
    "startAndStop",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) {
          Player.stop()
        }

        func sceneWillEnterForeground(_ scene: UIScene) {
          Player.start()  // Does not come after an alert, a call or a glance at a panel.
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) {
          Player.stop()
        }

        func sceneDidBecomeActive(_ scene: UIScene) {
          Player.start()
        }
      }
      """)

  /// Observes the return, because no view appears.
  public static let returnRefresh = CodeFix(
    "returnRefresh",
    before: """
      class NoteList: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Notes.refresh()
        }
      }
      """,
    after: """
      class NoteList: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
          ) { _ in
            MainActor.assumeIsolated { Notes.refresh() }
          }
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Notes.refresh()
        }
      }
      """)

  /// Measures views after their layout, not after makeKeyAndVisible.
  public static let layout = CodeFix(
    "layout",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          window?.makeKeyAndVisible()
          Player.start(in: window?.rootViewController?.view.bounds)
        }
      }
      """,
    after: """
      class RootViewController: UIViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          Player.start(in: view.bounds)
        }
      }
      """)

  /// Does in one place what must be done in one order.
  public static let onePlace = CodeFix(
    "onePlace",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillEnterForeground(_ application: UIApplication) {
          Session.begin()
        }

        func observe() {
          _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
          ) { _ in
            MainActor.assumeIsolated { Session.report() }  // Begun already? No source is sure.
          }
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillEnterForeground(_ application: UIApplication) {
          Session.begin()
          Session.report()
        }
      }
      """)

  /// Observes the end of the app where no delegate is at hand.
  public static let terminationNote = CodeFix(
    "terminationNote",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          Database.close()  // Each library needs a line here.
        }
      }
      """,
    after: """
      class Library {
        init() {
          _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: .main
          ) { _ in
            MainActor.assumeIsolated { Database.close() }
          }
        }
      }
      """)
}
