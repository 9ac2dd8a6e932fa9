import LifecycleDriving
import LifecycleModels

/// B7: a fetch is reported as complete while a file is still locked.
///
/// The belief: the completion handler only reports the result. In fact it also allows the system to
/// suspend the app, which must not hold the lock then. Invariant: I32, I48.
final class CompletesBeforeUnlocking: Fetcher, Specimen {
  func receive(_ delivery: Delivery) {
    lock()
    application.schedule("write") { self.unlock() }
    delivery.complete()
  }
}

final class UnlocksBeforeCompleting: Fetcher, Specimen {
  func receive(_ delivery: Delivery) {
    lock()
    unlock()
    delivery.complete()
  }
}

/// An app that locks a shared file while it stores what it has fetched.
class Fetcher {
  static let callbacks: [Callback] = [.performFetch]

  let application: Application
  private(set) var isLocked = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  final func lock() { isLocked = true }

  final func unlock() { isLocked = false }

  var memory: Bool { isLocked }
}

extension Specimen where Self: Fetcher, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.noLockHeldWhenSuspended { $0.delegate.isLocked })
  }
}
