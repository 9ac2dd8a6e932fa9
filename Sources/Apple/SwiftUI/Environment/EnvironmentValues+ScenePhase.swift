extension EnvironmentValues {
  /// The state of the app; every scene has the same state here.
  ///
  /// Code that does not run on the main actor reads `.background`.
  public var scenePhase: ScenePhase {
    get { self[\Self.scenePhase, or: Self.currentPhase] }
    set { self[\Self.scenePhase, or: Self.currentPhase] = newValue }
  }

  private static var currentPhase: ScenePhase {
    guard MainQueue.isCurrent else { return .background }
    return MainActor.assumeIsolated {
      switch UIApplication.shared.applicationState {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    }
  }
}
