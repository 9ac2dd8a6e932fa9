/// What a launch decides too early, too late, or twice.
extension FoundBug {
  static let ofLaunches = [alwaysInBackground, lateRegistration, stopsCounting]

  private static let alwaysInBackground = FoundBug(
    title: "At launch the state is always background",
    app: "An app that raises an alarm by the readings of a sensor",
    effect: """
      Whoever opens the app was to have some seconds of silence, and is met by the alarm: the app \
      believes that iOS has started it, and not a person.
      """,
    rule: "R10",
    repair: "Decide when the scene becomes active; in a launch method the state says nothing.",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if application.applicationState != .background { Alarm.shared.silence() }
          return true
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          true
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) {
          Alarm.shared.silence()
        }
      }
      """)

  private static let lateRegistration = FoundBug(
    title: "A background task is registered when a scene connects",
    app: "Apps with a plugin for background fetches",
    effect: "The app crashes at each launch of the version that has moved to scenes.",
    rule: "R8",
    repair: "Register before the launch method returns.",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            task.setTaskCompleted(success: Feeds.refresh())
          }
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            task.setTaskCompleted(success: Feeds.refresh())
          }
          return true
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      """)

  private static let stopsCounting = FoundBug(
    title: "An interruption stops what only a return starts again",
    app: "A counter of steps",
    effect:
      "After a call that was declined, or a look at Notification Centre, the number stands still.",
    rule: "R11",
    repair: "Start it where its counterpart is: when the scene becomes active.",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) {
          Pedometer.shared.stopUpdates()
        }

        func sceneWillEnterForeground(_ scene: UIScene) {
          Pedometer.shared.startUpdates()
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) {
          Pedometer.shared.stopUpdates()
        }

        func sceneDidBecomeActive(_ scene: UIScene) {
          Pedometer.shared.startUpdates()
        }
      }
      """)
}
