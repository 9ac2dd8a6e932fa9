import LifecycleModels

/// Which code of a SwiftUI app reads the phase.
public enum PhaseReader: CaseIterable, Hashable, Sendable {
  /// The views of each window, which read the phase of their window.
  case views
  /// The `App`, which reads the phase of its most active window (F211).
  case app

  fileprivate var callbacks: [Callback] {
    Callback.allCases.filter { callback in
      switch self {
      case .views: callback.phaseOfScene != nil
      case .app: callback.phaseOfApp != nil
      }
    }
  }
}

extension World {
  /// Handles changes of SwiftUI's scene phase, as `onChange(of: scenePhase)` does.
  ///
  /// A view that appears is not told of the phase that it begins with (F213); it reads that as the
  /// ``Delivery/phase`` of `Callback.viewOnAppear`. Check such a world on a `SwiftUIModel`.
  ///
  /// - Parameters:
  ///   - reader: Who reads the phase.
  ///   - change: Called with the phase before and the phase now.
  /// - Returns: The world with this addition.
  public func onPhaseChange(
    in reader: PhaseReader = .views,
    _ change: @escaping (Delegate, ScenePhase, ScenePhase, Delivery) throws -> Void
  ) -> Self {
    reader.callbacks.reduce(self) { world, callback in
      world.on(callback) { delegate, delivery in
        guard let new = delivery.phase, let old = delivery.previousPhase else { return }
        try change(delegate, old, new, delivery)
      }
    }
  }
}
