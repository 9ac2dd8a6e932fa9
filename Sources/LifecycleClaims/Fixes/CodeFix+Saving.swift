/// Code that keeps what the user has made.
extension CodeFix {
  static let aboutSaving: [CodeFix] = [
    saving,
    phase,
    restoring,
    backgroundTime,
    memory,
  ]

  /// Saves what changed soon after it has changed, and again when the window is left.
  public static let saving = CodeFix(
    "saving",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          Notes.save()
        }
      }
      """,
    after: """
      class NoteEditor: UIViewController {
        func textDidChange(_ text: String) {
          Notes.draft = text
          Notes.saveSoon()  // A moment after the last keystroke.
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) {
          Notes.save()  // A swipe in the app switcher can be next.
        }
      }
      """)

  /// Saves on each change, and as soon as the phase is no longer active.
  public static let phase = CodeFix(
    "phase",
    before: """
      struct NoteView: View {
        @Environment(\\.scenePhase) private var scenePhase
        @State private var text = ""

        var body: some View {
          TextEditor(text: $text)
            .onChange(of: scenePhase) { _, phase in
              if phase == .background { Notes.save(text) }
            }
        }
      }
      """,
    after: """
      struct NoteView: View {
        @Environment(\\.scenePhase) private var scenePhase
        @State private var text = ""

        var body: some View {
          TextEditor(text: $text)
            .onChange(of: text) { _, text in Notes.saveSoon(text) }
            .onChange(of: scenePhase) { _, phase in
              if phase != .active { Notes.save(text) }
            }
        }
      }
      """)

  /// Lets the session keep what was on screen, because the process may not come back.
  public static let restoring = CodeFix(
    "restoring",
    before: """
      class NoteEditor: UIViewController {
        var draft = ""  // Still there when the user comes back. Is it?
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.editing")
          activity.userInfo = ["draft": Notes.draft]
          return activity
        }

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          let saved = session.stateRestorationActivity?.userInfo?["draft"] as? String
          Notes.draft = saved ?? ""
        }
      }
      """)

  /// Saves first, asks for time before the work begins, and gives it back when it is up.
  public static let backgroundTime = CodeFix(
    "backgroundTime",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          let task = UIApplication.shared.beginBackgroundTask()
          Task {
            await Notes.export()  // Minutes of work.
            Notes.save()
            UIApplication.shared.endBackgroundTask(task)
          }
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private var task = UIBackgroundTaskIdentifier.invalid

        func sceneDidEnterBackground(_ scene: UIScene) {
          Notes.save()  // Before anything that needs time.
          let application = UIApplication.shared
          task = application.beginBackgroundTask { [weak self] in self?.end() }
          Task {
            await Notes.exportNextPart()  // Goes on from here next time.
            end()
          }
        }

        private func end() {
          UIApplication.shared.endBackgroundTask(task)
          task = .invalid
        }
      }
      """)

  /// Bounds the memory instead of waiting for a warning, and leaves nothing unsaved.
  public static let memory = CodeFix(
    "memory",
    before: """
      class Thumbnails: UIViewController {
        var images: [String: Data] = [:]

        override func didReceiveMemoryWarning() {
          images.removeAll()
          Notes.save()
        }
      }
      """,
    after: """
      class Thumbnails: UIViewController {
        let images = NSCache<NSString, NSData>()

        override func viewDidLoad() {
          super.viewDidLoad()
          images.totalCostLimit = 20_000_000  // No warning has to come first.
        }
      }
      """)
}
