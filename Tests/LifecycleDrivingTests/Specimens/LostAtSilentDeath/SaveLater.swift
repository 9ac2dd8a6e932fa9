import LifecycleDriving
import LifecycleModels

/// B2: saving starts when the app enters the background, and goes on after the callback returns.
///
/// The belief: what was begun there will be finished. In fact the process may be suspended first,
/// and die. Invariant: I41.
final class SavesLater: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]

  func receive(_ delivery: Delivery) { application.schedule("save") { self.save() } }
}

final class SavesAtOnce: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]

  func receive(_ delivery: Delivery) { save() }
}
