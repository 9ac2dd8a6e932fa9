import LifecycleModels

extension World {
  /// Tells a change of SwiftUI's scene phase, as `onChange(of: scenePhase)` does.
  ///
  /// A phase is a reading of the scene's activation state (F170), so it is told with the scene's four
  /// transitions; check such a world on a ``SceneModel``.
  /// - Parameter change: Called with each phase.
  /// - Returns: The world with it.
  public func onPhaseChange(
    _ change: @escaping (Delegate, ScenePhase, Delivery) throws -> Void
  ) -> Self {
    let phases: [(Callback, ScenePhase)] = [
      (.sceneWillEnterForeground, .inactive), (.sceneDidBecomeActive, .active),
      (.sceneWillResignActive, .inactive), (.sceneDidEnterBackground, .background),
    ]
    return phases.reduce(self) { world, item in
      world.on(item.0) { try change($0, item.1, $1) }
    }
  }
}
