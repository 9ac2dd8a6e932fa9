import LifecycleDriving
import LifecycleModels

/// B162: updates stop when the scene resigns active, and start when it enters the foreground.
///
/// The belief: both belong to the same pair. In fact the end of an interruption sends only
/// sceneDidBecomeActive. Invariant: I39.
final class StartsUpdatesInForeground: Updater, Specimen {
  static let callbacks: [Callback] = [.sceneWillResignActive, .sceneWillEnterForeground]
}

final class StartsUpdatesWhenActive: Updater, Specimen {
  static let callbacks: [Callback] = [.sceneWillResignActive, .sceneDidBecomeActive]
}

/// An app that shows the steps of its user as they are taken.
class Updater {
  private(set) var isStopped = true

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { isStopped = delivery.callback == .sceneWillResignActive }

  var memory: Bool { isStopped }
}

extension Specimen where Self: Updater, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.activationRedoesWhatResigningUndoes { $0.delegate.isStopped })
  }
}
