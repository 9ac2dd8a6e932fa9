import LifecycleDriving
import LifecycleModels

/// B177: a database is closed when the app is left, and opened again by the next access.
///
/// The belief: nobody uses it then. In fact a widget is brought up to date because the app is left.
/// Invariant: I32.
final class OpensForEveryAccess: WidgetOwner, Specimen {
  override func update() { lock() }
}

final class StaysClosedInBackground: WidgetOwner, Specimen {
  override func update() { if application.state != .background { lock() } }
}

/// An app whose widget shows what is in the database.
class WidgetOwner: DatabaseOwner {
  static let callbacks: [Callback] = [.didBecomeActive, .didEnterBackground]

  func update() {}

  func receive(_ delivery: Delivery) {
    if delivery.callback == .didBecomeActive { return lock() }
    unlock()
    later("update the widget") { self.update() }
  }
}
