/// Handlers that are promised to be called.
extension FoundBug {
  static let ofHandlers = [dismissedNotification, quickAction, otherIntent]

  private static let dismissedNotification = FoundBug(
    title: "Taps on notifications are never answered for",
    app: "An app that shows messages of one’s own scripts",
    effect: """
      iOS is never told that the app has dealt with the tap, and counts it as still at work on it.
      """,
    rule: "R18",
    repair: "Call the handler on every path.",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return }
          show(response.notification)
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          defer { completionHandler() }
          guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return }
          show(response.notification)
        }
      }
      """)

  private static let quickAction = FoundBug(
    title: "A quick action never says that it is done",
    app: "A player of podcasts, and a player of videos",
    effect:
      "iOS waits for the answer, and the launch by a quick action takes longer than it has to.",
    rule: "R18",
    repair: "Say how it went.",
    before: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          if let item = connectionOptions.shortcutItem { play(item) }
        }

        func windowScene(
          _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          play(shortcutItem)
        }
      }
      """,
    after: """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          if let item = connectionOptions.shortcutItem { play(item) }
        }

        func windowScene(
          _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          completionHandler(play(shortcutItem))
        }
      }
      """)

  private static let otherIntent = FoundBug(
    title: "An intent of another kind is never answered",
    app: "A player of podcasts",
    effect: "Siri waits for the answer to everything but “play”, and gives up.",
    rule: "R18",
    repair: "Answer intents of other kinds, too.",
    before: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, handle intent: INIntent,
          completionHandler: @escaping (INIntentResponse) -> Void
        ) {
          if let intent = intent as? INPlayMediaIntent {
            completionHandler(play(intent))
          }
        }
      }
      """,
    after: """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, handle intent: INIntent,
          completionHandler: @escaping (INIntentResponse) -> Void
        ) {
          if let intent = intent as? INPlayMediaIntent {
            completionHandler(play(intent))
          } else {
            completionHandler(INIntentResponse())
          }
        }
      }
      """)
}
