import LifecycleDriving
import LifecycleModels

/// B115: URLs are taken in the method for URLs, and the connection options are not read.
///
/// The belief: a URL is always delivered to the method for URLs. In fact a scene that connects for
/// a URL finds it in its connection options only. Invariant: I23.
final class TakesWarmURLs: Recipient, Specimen {
  static let callbacks: [Callback] = [.sceneOpenURLContexts]
}

final class TakesURLs: Recipient, Specimen {
  static let callbacks: [Callback] = [.sceneOpenURLContexts, .sceneWillConnect]
}

/// B116: the same with the activities of universal links.
final class TakesWarmActivities: LinkRecipient, Specimen {
  static let callbacks: [Callback] = [.sceneContinueUserActivity]
}

final class TakesActivities: LinkRecipient, Specimen {
  static let callbacks: [Callback] = [.sceneContinueUserActivity, .sceneWillConnect]
}

/// An app that is opened with universal links.
class LinkRecipient: Recipient {
  override class var inputs: Set<LifeInput> { [.userActivity] }
}

/// B118: the shortcut that starts the app is looked for in the launch options.
///
/// The belief: the launch options tell why an app is launched. In fact they are nil where there are
/// scenes, so that no launch method takes anything: the connection options have the shortcut.
/// Invariant: I23.
final class LooksIntoLaunchOptions: ShortcutRecipient, Specimen {
  static let callbacks: [Callback] = [.scenePerformActionForShortcutItem]
}

final class LooksIntoConnectionOptions: ShortcutRecipient, Specimen {
  static let callbacks: [Callback] = [.scenePerformActionForShortcutItem, .sceneWillConnect]
}

/// An app with quick actions on its icon.
class ShortcutRecipient: Recipient {
  override class var inputs: Set<LifeInput> { [.shortcut] }
}
