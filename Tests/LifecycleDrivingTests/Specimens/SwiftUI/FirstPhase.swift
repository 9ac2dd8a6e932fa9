import LifecycleDriving
import LifecycleModels

/// Content is loaded when the phase changes to active, and only then (F213).
///
/// The belief: the first active phase is a change. In fact a view can appear when the phase is active
/// already, and `onChange` is not called for a value that is there. Invariant: I94.
final class LoadsAtFirstChange: ContentView, Specimen {
  static let callbacks: [Callback] = []
}

final class LoadsIfActiveAlready: ContentView, Specimen {
  static let callbacks: [Callback] = [.viewOnAppear]
}

/// A view whose content is loaded once it can be seen.
class ContentView {
  private(set) var memory = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { follow(delivery.phase) }

  final func follow(_ phase: ScenePhase?) { if phase == .active { memory = true } }
}

extension Specimen where Self: ContentView, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.onPhaseChange { view, _, new, _ in view.follow(new) }
      .requiring(.readyWhenActive { !$0.delegate.memory })
  }
}
