import LifecycleDriving
import LifecycleModels

/// B126: shortcuts are passed on by the app delegate.
///
/// The belief: the app delegate is still told. In fact the scene's delegate is, in an app with
/// scenes. Invariant: I20, I23.
final class TakesShortcutsInAppDelegate: ShortcutRecipient, Specimen {
  static let callbacks: [Callback] = [.performActionForShortcutItem]
}

/// B127: activities that arrive while the app runs are taken by the app delegate.
final class TakesActivitiesInAppDelegate: LinkRecipient, Specimen {
  static let callbacks: [Callback] = [.continueUserActivity, .sceneWillConnect]
}

/// B135: the scene's methods are not compiled, and those of the app delegate are all that is left.
final class TakesURLsInAppDelegate: Recipient, Specimen {
  static let callbacks: [Callback] = [.openURL]
}
