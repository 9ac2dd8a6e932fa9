import LifecycleDriving
import LifecycleModels

/// B175: the log of a database is written back some seconds after the app is left.
///
/// The belief: there is time for it. In fact the process may be suspended in the midst of it.
/// Invariant: I32, I47.
final class ChecksPointLater: DatabaseWriter, Specimen {
  override func checkPoint() {
    unlock()
    later("checkpoint") {
      self.lock()
      self.later("end") { self.unlock() }
    }
  }
}

final class ChecksPointAtOnce: DatabaseWriter, Specimen {
  override func checkPoint() { unlock() }
}

/// An app that writes while its user works with it.
class DatabaseWriter: DatabaseOwner {
  static let callbacks: [Callback] = [.didBecomeActive, .didEnterBackground]

  func checkPoint() {}

  func receive(_ delivery: Delivery) {
    if delivery.callback == .didBecomeActive { lock() } else { checkPoint() }
  }
}
