import LifecycleDriving
import LifecycleModels

/// B58, B150: an app with scenes saves in the transition methods of its app delegate.
///
/// The belief: the app delegate is still told that the app enters the background. In fact only the
/// scene delegates are. Invariant: I20, I41.
final class SavesInAppDelegate: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]

  func receive(_ delivery: Delivery) { save() }
}

final class SavesInSceneDelegate: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.sceneDidEnterBackground]

  func receive(_ delivery: Delivery) { save() }
}
