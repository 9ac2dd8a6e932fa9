import LifecycleDriving
import LifecycleModels

/// An app with a database in a shared container; subclasses say when it is locked.
class DatabaseOwner {
  let application: Application
  private(set) var isLocked = false
  /// Whether something that was put off is still to be done.
  private var isWaiting = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  final func lock() { isLocked = true }

  final func unlock() { isLocked = false }

  /// Does something a while later; what waits already is not put off twice.
  final func later(_ name: String, _ work: @escaping () -> Void) {
    if isWaiting { return }
    isWaiting = true
    application.schedule(name) {
      self.isWaiting = false
      work()
    }
  }

  var memory: [Bool] { [isLocked, isWaiting] }
}

extension Specimen where Self: DatabaseOwner, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.noLockHeldWhenSuspended { $0.delegate.isLocked })
  }
}
