import LifecycleDriving
import LifecycleModels

/// B176: a statement is stepped through at launch, and never reset.
///
/// The belief: an idle database is not locked. In fact the statement keeps a shared lock until it is
/// reset. Invariant: I32.
final class LeavesStatementOpen: DatabaseOwner, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) { lock() }
}

final class ResetsStatement: DatabaseOwner, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) {
    lock()
    unlock()
  }
}
