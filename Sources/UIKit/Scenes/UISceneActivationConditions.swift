/// What a scene can, or prefers to, be activated for.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Which targets the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// Which targets the scene would rather show than another scene.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
