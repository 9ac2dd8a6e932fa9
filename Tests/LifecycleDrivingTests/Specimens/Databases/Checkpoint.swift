import LifecycleDriving
import LifecycleModels

/// B175: the log of a database is written back some seconds after the app is left.
///
/// The belief: there is time for it. In fact the process may be suspended in the midst of it.
/// Invariant: I32, I47.
final class ChecksPointLater: DatabaseOwner, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]

  func receive(_ delivery: Delivery) {
    later("checkpoint") {
      self.lock()
      self.later("end") { self.unlock() }
    }
  }
}

final class ChecksPointAtOnce: DatabaseOwner, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]

  func receive(_ delivery: Delivery) {
    lock()
    unlock()
  }
}
