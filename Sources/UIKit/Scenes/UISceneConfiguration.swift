/// What a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the entry in the app's property list.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard with the scene's first view controller.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name of the entry in the app's property list, which is not read here.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
