import LifecycleModels

/// A kind of input that reaches scene delegates by other methods than app delegates.
struct SceneInput: Sendable {
  /// The name in a sentence.
  let name: String
  /// The callback of app delegates.
  let former: Callback
  /// The callback of scene delegates for input that arrives at the running app.
  let warm: Callback
  /// The property of the connection options that holds input that starts the app, in Swift and in
  /// Objective-C.
  let options: [String]
  /// The launch option keys of an app without scenes.
  let launchKeys: Set<String>
  /// The modifier in SwiftUI.
  let modifier: String?
  let coldLife: AuditLife
  let warmLife: AuditLife

  static let all = [
    SceneInput(
      name: "URL", former: .openURL, warm: .sceneOpenURLContexts,
      options: ["urlContexts", "URLContexts"],
      launchKeys: ["url", "UIApplicationLaunchOptionsURLKey"],
      modifier: "onOpenURL", coldLife: .coldURL, warmLife: .warmURL),
    SceneInput(
      name: "user activity", former: .continueUserActivity, warm: .sceneContinueUserActivity,
      options: ["userActivities", "userActivities"],
      launchKeys: [
        "userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
      ],
      modifier: "onContinueUserActivity", coldLife: .coldActivity, warmLife: .warmActivity),
    SceneInput(
      name: "shortcut", former: .performActionForShortcutItem,
      warm: .scenePerformActionForShortcutItem, options: ["shortcutItem", "shortcutItem"],
      launchKeys: ["shortcutItem", "UIApplicationLaunchOptionsShortcutItemKey"], modifier: nil,
      coldLife: .coldShortcut, warmLife: .warmShortcut),
  ]
}

extension SceneInput {
  /// The launch option keys of notifications, whose taps no callback of scenes takes.
  static let launchKeysOfPushes: Set = [
    "remoteNotification", "localNotification", "UIApplicationLaunchOptionsRemoteNotificationKey",
    "UIApplicationLaunchOptionsLocalNotificationKey",
  ]

  /// How an app learns of taps.
  static let wayOfTaps =
    "The delegate of the notification centre is told of a tap, also of one that starts the app."
}
