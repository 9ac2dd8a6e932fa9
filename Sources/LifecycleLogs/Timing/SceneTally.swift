import LifecycleModels

/// Which scenes of a process are on screen, as far as its log shows.
struct SceneTally: Sendable {
  /// No app has more scenes on screen.
  private static let most = 6

  private var onScreen: Set<String> = []
  private var unnamedConnections = 0
  private var hasTooMany = false

  /// Whether no scene is left on screen.
  ///
  /// Never claimed where scenes cannot be told apart: the log does not name several, or names more
  /// than any log needs.
  var isEmpty: Bool { onScreen.isEmpty && unnamedConnections < 2 && !hasTooMany }

  mutating func read(_ callback: Callback, of scene: String?) {
    switch callback {
    case .sceneWillConnect:
      if scene == nil, unnamedConnections < 2 { unnamedConnections += 1 }
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive:
      if onScreen.count < Self.most {
        onScreen.insert(scene ?? "")
      } else if !onScreen.contains(scene ?? "") {
        hasTooMany = true
      }
    case .sceneDidEnterBackground, .sceneDidDisconnect: onScreen.remove(scene ?? "")
    default: break
    }
  }
}
