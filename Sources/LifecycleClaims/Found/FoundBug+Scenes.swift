/// What falls silent in an app with scenes.
extension FoundBug {
  static let ofScenes = [savesInAppDelegate, linkThatStarts, neverBackFromBackground, cadence]

  private static let savesInAppDelegate = FoundBug(
    title: "The app has moved to scenes, and saving has stayed behind",
    app: "An app that raises an alarm by the readings of a sensor",
    effect: """
      What was entered is gone when iOS has ended the suspended app, and nobody knows why: the method \
      that saved it is still there.
      """,
    rule: "R5",
    repair:
      "Save in the scene delegate; once the app has scenes, UIKit does not call the other method.",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) {
          Settings.shared.save()
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func sceneDidEnterBackground(_ scene: UIScene) {
          Settings.shared.save()
        }
      }
      """)

  private static let linkThatStarts = FoundBug(
    title: "A link works only while the app is running",
    app: "A player of videos",
    effect: """
      Whoever opens a link while the app is not in memory sees its first screen instead, and tries a \
      second time; then it works. It took months until somebody had noticed.
      """,
    rule: "R7",
    repair: "Read the links that start the app from the connection options, in the same way.",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          showLibrary(in: scene)
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          URLContexts.forEach(play)
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          showLibrary(in: scene)
          connectionOptions.urlContexts.forEach(play)
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          URLContexts.forEach(play)
        }
      }
      """)

  private static let neverBackFromBackground = FoundBug(
    title: "The phase before .active is never .background",
    app: "Departures of buses and trains",
    effect: "Who comes back to the app reads departures of an hour ago: it never loads new ones.",
    rule: "R11",
    repair: "Remember that the app was in the background; on the way back comes .inactive first.",
    before: """
      struct Departures: View {
        @Environment(\\.scenePhase) private var scenePhase

        var body: some View {
          List {}
            .onChange(of: scenePhase) { previous, phase in
              switch phase {
              case .active:
                if previous == .background { load() }
              default: break
              }
            }
        }
      }

      @main struct Transit: App {
        var body: some Scene { WindowGroup { Departures() } }
      }
      """,
    after: """
      struct Departures: View {
        @Environment(\\.scenePhase) private var scenePhase
        @State private var wasInBackground = false

        var body: some View {
          List {}
            .onChange(of: scenePhase) { _, phase in
              switch phase {
              case .background: wasInBackground = true
              case .active:
                if wasInBackground { load() }
                wasInBackground = false
              default: break
              }
            }
        }
      }

      @main struct Transit: App {
        var body: some Scene { WindowGroup { Departures() } }
      }
      """)

  private static let cadence = FoundBug(
    title: "The adaptor of a SwiftUI app waits for a call that never comes",
    app: "An app that doses insulin",
    effect: """
      A report that is overdue was to be sent at the next return to the app, because no timer runs while \
      it is suspended. It is not sent.
      """,
    rule: "R5",
    repair: "Observe the phase, or the notification; apps of SwiftUI have scenes.",
    before: """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func applicationWillEnterForeground(_ application: UIApplication) {
          Upload.shared.sendIfOverdue()
        }
      }

      @main struct Pump: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Text("") } }
      }
      """,
    after: """
      @main struct Pump: App {
        @Environment(\\.scenePhase) private var phase
        var body: some Scene {
          WindowGroup { Text("") }
            .onChange(of: phase) { if phase == .active { Upload.shared.sendIfOverdue() } }
        }
      }
      """)
}
