import LifecycleDriving
import LifecycleModels

/// B57: the phase that a view reads is taken for that of the app.
///
/// The belief: all views read the same phase. In fact each reads that of its window, and one window
/// can leave the screen while another stays. Invariant: I27, I96.
final class FollowsViews: AppWithWindows, PhaseSpecimen {
  static let callbacks: [Callback] = [.viewOnAppear]
  static let reader = PhaseReader.views
}

final class FollowsApp: AppWithWindows, PhaseSpecimen {
  static let callbacks: [Callback] = []
  static let reader = PhaseReader.app
}

/// A SwiftUI app that has to know whether the user is looking at it.
class AppWithWindows {
  final var memory = false

  required init(disk: EmptyDisk, application: Application) {}

  /// A view that appears when the phase is active already is told of no change.
  func receive(_ delivery: Delivery) { if delivery.phase == .active { memory = true } }
}

/// Something that reads the phase in one of two places.
protocol PhaseSpecimen: Specimen {
  static var reader: PhaseReader { get }
}

extension PhaseSpecimen where Self: AppWithWindows, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.onPhaseChange(in: reader) { app, _, new, _ in app.memory = new == .active }
      .requiring(.knowsItsState { $0.delegate.memory ? .active : .background })
  }
}
