import LifecycleDriving
import LifecycleModels

/// B1: unsaved data is written in applicationWillTerminate.
///
/// The belief: an app is told before it ends. In fact a suspended app is not. Invariant: I41.
final class SavesAtTermination: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.willTerminate]

  func receive(_ delivery: Delivery) { save() }
}

final class SavesInBackground: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground, .willTerminate]

  func receive(_ delivery: Delivery) { save() }
}
