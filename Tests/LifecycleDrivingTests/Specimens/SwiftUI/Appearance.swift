import LifecycleDriving
import LifecycleModels

/// B159: a video starts in `onAppear`.
///
/// The belief: a view that appears can be seen. In fact it appears in a launch in the background,
/// too. Invariant: I93.
final class PlaysWhenViewAppears: Cinema, Specimen {
  static let callbacks: [Callback] = [.viewOnAppear]
}

final class PlaysWhenPhaseIsActive: Cinema, Specimen {
  static let callbacks: [Callback] = [.phaseSceneActive]
}

/// B56: a list is loaded in `onAppear`.
///
/// The belief: a view appears when the user returns. In fact it never disappeared. Invariant: I35.
final class RefreshesOnAppear: Feed, Specimen {
  static let callbacks: [Callback] = [.viewOnAppear, .phaseSceneBackground]
}

final class RefreshesWhenActiveToo: Feed, Specimen {
  static let callbacks: [Callback] = [.viewOnAppear, .phaseSceneActive, .phaseSceneBackground]
}

/// A list of news, which is stale after its window was in the background.
class Feed {
  private(set) var memory = true

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { memory = delivery.callback == .phaseSceneBackground }
}

extension Specimen where Self: Feed, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.readyWhenActive { $0.delegate.memory })
  }
}
