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
  static func inferred(from log: RecordedLog) -> Set<Callback> {
    if let alphabet = log.alphabet { return alphabet.union(callbacks(in: log)) }
    var alphabet = callbacks(in: log)
    for family in [core, coreOfScenes, coreNotifications] where !family.isDisjoint(with: alphabet) {
      alphabet.formUnion(family)
    }
    return alphabet
  }

  private static func callbacks(in log: RecordedLog) -> Set<Callback> {
    var callbacks: Set<Callback> = []
    for entry in log.entries {
      if case .callback(let callback) = entry.item { callbacks.insert(callback) }
    }
    return callbacks
  }
}
