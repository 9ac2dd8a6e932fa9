import LifecycleDriving
import LifecycleModels

/// B156: a locked app asks for the password when it comes to the foreground, if it is active.
///
/// The belief: an app in the foreground is active. In fact it is still inactive when its lock
/// screen appears, and nobody asks again. Invariant: I10, I18.
final class AsksOnTheWayIfActive: LockedApp, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .sceneWillEnterForeground, application.state == .active { ask() }
  }
}

final class AsksOnceActive: LockedApp, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .sceneWillEnterForeground { isLocked = true } else { ask() }
  }
}

/// An app that is locked whenever it was left.
class LockedApp {
  static let callbacks: [Callback] = [.sceneWillEnterForeground, .sceneDidBecomeActive]

  let application: Application
  var isLocked = true
  private(set) var prompts = 0

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  final func ask() {
    if isLocked { prompts += 1 }
    isLocked = false
  }

  var memory: Bool { isLocked }
}

extension Specimen where Self: LockedApp, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.onceForEachEntrance { $0.delegate.prompts })
  }
}
