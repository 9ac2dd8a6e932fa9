import LifecycleConformance
import LifecycleModels

/// B7: a fetch is reported as complete while a file is still locked.
///
/// The belief: the completion handler tells the result. It also allows the system to suspend the
/// app, which must not hold the lock then. Invariant: I32, I48.
final class CompletesBeforeUnlocking: Fetcher, Specimen {
  func receive(_ delivery: Delivery) {
    isLocked = true
    application.schedule("write") { self.isLocked = false }
    delivery.complete()
  }
}

final class UnlocksBeforeCompleting: Fetcher, Specimen {
  func receive(_ delivery: Delivery) {
    isLocked = true
    isLocked = false
    delivery.complete()
  }
}

/// An app that locks a shared file while it stores what it has fetched.
class Fetcher {
  static let callbacks: [Callback] = [.performFetch]

  let application: Application
  var isLocked = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  var memory: Bool { isLocked }
}

extension Specimen where Self: Fetcher, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.noLockHeldWhenSuspended { $0.delegate.isLocked })
  }
}
