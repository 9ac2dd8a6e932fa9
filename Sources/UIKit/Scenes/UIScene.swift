/// One instance of the app's user interface.
///
/// Whoever drives a delegate makes scenes, sets ``activationState``, and keeps
/// ``UIApplication/connectedScenes`` in step.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What survives when the scene is disconnected.
  public let session: UISceneSession

  /// The object that is told of the life cycle of the scene.
  open var delegate: (any UISceneDelegate)?

  /// Where the scene is in its life.
  public package(set) var activationState = ActivationState.unattached

  /// What the app switcher shows below the scene.
  open var title: String?

  /// What the scene can be activated for.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene, which belongs to its session from then on.
  ///
  /// - Parameters:
  ///   - session: What survives when the scene is disconnected.
  ///   - connectionOptions: Why the scene is connected; the delegate is told, the scene keeps nothing.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Opens a URL in another app.
  ///
  /// - Parameters:
  ///   - url: What to open.
  ///   - options: Ignored.
  ///   - completion: Told whether it was opened; called before this returns, unlike in UIKit.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}
