/// What SwiftUI calls the state of a scene. Every phase follows from the activation state (F170).
public enum ScenePhase: String, CaseIterable, Hashable, Sendable {
  /// In the foreground and interactive.
  case active
  /// In the foreground, but expected to pause its work.
  case inactive
  /// Not visible.
  case background
}

extension SceneSlot {
  /// The phase of the scene; nil while there is none.
  var phase: ScenePhase? {
    switch activation {
    case .active: .active
    case .inactive: .inactive
    case .background, .unattached: .background
    case .disconnected: nil
    }
  }
}

extension SceneState {
  /// The phase that a SwiftUI `App` reads: that of the most active scene (F164).
  public var phase: ScenePhase? {
    let phases = Set(SceneSlots.indices.compactMap { scenes[$0].phase })
    return ScenePhase.allCases.first(where: phases.contains)
  }
}
