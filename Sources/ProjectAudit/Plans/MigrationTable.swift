import DelegateSource
import LifecycleModels

/// Where each method of an app delegate goes when the app adopts scenes.
struct MigrationTable: Sendable {
  let callback: Callback
  /// The callbacks of the scene delegate that take its place.
  let successors: [Callback]
  /// What is to be known about it.
  let words: String
  /// The same for an app that is written with SwiftUI.
  let swiftUIWords: String

  /// The row for a method; nil if UIKit goes on calling it.
  static func step(for method: DelegateMethod) -> MigrationTable? {
    rows.first { $0.callback == method.callback }
  }

  private static let rows = transitions + input + restoration

  private static let transitions = [
    MigrationTable(
      callback: .didBecomeActive, successors: [.sceneDidBecomeActive],
      words: "With several windows it comes once for each.",
      swiftUIWords: "Do it in onChange(of: scenePhase), where the new phase is .active."),
    MigrationTable(
      callback: .willResignActive, successors: [.sceneWillResignActive],
      words: "With several windows it comes once for each, also while others stay active.",
      swiftUIWords: "Do it in onChange(of: scenePhase), where the new phase is .inactive."),
    MigrationTable(
      callback: .didEnterBackground, successors: [.sceneDidEnterBackground, .sceneDidDisconnect],
      words:
        "What belongs to the whole process waits until no scene is in the foreground. A scene can "
        + "also be disconnected to save memory.",
      swiftUIWords: "Do it in onChange(of: scenePhase), where the new phase is .background."),
    MigrationTable(
      callback: .willEnterForeground, successors: [.sceneWillEnterForeground],
      words: "It comes at the launch as well, which the method of the app delegate does not.",
      swiftUIWords:
        "Do it in onChange(of: scenePhase); remember that the app was in the background, "
        + "because the phase before .active is .inactive."),
  ]

  private static let input = [
    MigrationTable(
      callback: .openURL, successors: [.sceneOpenURLContexts, .sceneWillConnect],
      words:
        "A URL that starts the app is in connectionOptions.urlContexts and comes nowhere else.",
      swiftUIWords: "Do it in .onOpenURL of a view."),
    MigrationTable(
      callback: .continueUserActivity, successors: [.sceneContinueUserActivity, .sceneWillConnect],
      words: "An activity that starts the app is in connectionOptions.userActivities.",
      swiftUIWords: "Do it in .onContinueUserActivity of a view."),
    MigrationTable(
      callback: .willContinueUserActivity, successors: [.sceneWillContinueUserActivity],
      words: "The scene’s method returns nothing.",
      swiftUIWords: "There is no counterpart; .onContinueUserActivity gets the activity."),
    MigrationTable(
      callback: .didFailToContinueUserActivity, successors: [.sceneDidFailToContinueUserActivity],
      words: "It is the same.", swiftUIWords: "There is no counterpart."),
    MigrationTable(
      callback: .performActionForShortcutItem,
      successors: [.scenePerformActionForShortcutItem, .sceneWillConnect],
      words: "A shortcut that starts the app is in connectionOptions.shortcutItem.",
      swiftUIWords: "Do it in a scene delegate that the app delegate names when a scene connects."),
  ]

  private static let restoration = [
    MigrationTable(
      callback: .shouldSaveState, successors: [.sceneStateRestorationActivity],
      words: "The activity’s type must be listed in NSUserActivityTypes.",
      swiftUIWords: "Use @SceneStorage."),
    MigrationTable(
      callback: .shouldRestoreState, successors: [.sceneRestoreInteractionState],
      words: "The activity is in session.stateRestorationActivity when the scene connects.",
      swiftUIWords: "Use @SceneStorage."),
  ]
}
