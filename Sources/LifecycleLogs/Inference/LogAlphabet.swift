import LifecycleModels

/// Which callbacks a recorder would have written down, had they come.
///
/// Where a log does not say, it is inferred: a recorder that knows one of the callbacks with which
/// every app delegate begins is taken to know all of them, and likewise for their notifications. Of
/// the others only those that occur are known to be recorded.
enum LogAlphabet {
  private static let core: Set<Callback> = [
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground, .willTerminate,
  ]

  private static let coreOfScenes: Set<Callback> = [
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
    .sceneWillEnterForeground, .sceneDidDisconnect,
  ]

  private static let coreNotifications: Set<Callback> = [
    .noteDidBecomeActive, .noteWillResignActive, .noteDidEnterBackground,
    .noteWillEnterForeground, .noteWillTerminate,
  ]

  /// The callbacks that the log's recorder records.
  static func inferred(from survey: LogSurvey) -> Set<Callback> {
    if let alphabet = survey.recorded { return alphabet }
    var alphabet = survey.callbacks
    for family in [core, coreOfScenes, coreNotifications] where !family.isDisjoint(with: alphabet) {
      alphabet.formUnion(family)
    }
    return alphabet
  }
}
