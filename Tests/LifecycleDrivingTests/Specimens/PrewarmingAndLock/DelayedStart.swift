import LifecycleDriving
import LifecycleModels

/// B174: a start that has to wait for protected data is forgotten.
///
/// The belief: what is put off happens later. In fact the observer of the unlock no longer calls it.
/// Invariant: I46.
final class ForgetsDelayedStart: Starter, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]
}

/// The unlock may be reported after the activation (F117): another occasion to start.
final class StartsAfterUnlock: Starter, Specimen {
  static let callbacks: [Callback] = [
    .didFinishLaunching, .protectedDataDidBecomeAvailable, .didBecomeActive,
  ]
}

/// An app that starts as soon as it can read its files.
class Starter {
  private let application: Application
  private(set) var isStarted = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) {
    if application.isProtectedDataAvailable { isStarted = true }
  }

  var memory: Bool { isStarted }
}

extension Specimen where Self: Starter, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.readyWhenActive { !$0.delegate.isStarted })
  }
}
