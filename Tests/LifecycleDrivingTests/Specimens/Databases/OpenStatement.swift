import LifecycleDriving
import LifecycleModels

/// B176: a statement is stepped through while the app is active, and never reset.
///
/// The belief: an idle database is not locked. In fact the statement keeps a shared lock until it is
/// reset. Invariant: I32.
final class LeavesStatementOpen: DatabaseOwner, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive]

  func receive(_ delivery: Delivery) { lock() }
}

final class ResetsStatement: DatabaseOwner, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive, .willResignActive]

  func receive(_ delivery: Delivery) {
    if delivery.callback == .didBecomeActive { lock() } else { unlock() }
  }
}
