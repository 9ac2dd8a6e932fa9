/// The part of a scene that survives when the scene is disconnected.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// The role of a screen in a car.
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

    /// An external display; deprecated since iOS 16.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")

    /// An external display that accepts no input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  public let role: Role

  /// The name of the session, which survives the process.
  public let persistentIdentifier: String

  /// The configuration of the scene.
  public package(set) var configuration: UISceneConfiguration

  /// The scene, while it is connected.
  public package(set) weak var scene: UIScene?

  /// The activity to restore when the scene is connected again.
  open var stateRestorationActivity: NSUserActivity?

  /// The app's own data for the session.
  open var userInfo: [String: Any]?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - persistentIdentifier: The name of the session, which survives the process.
  ///   - role: The purpose of the scene.
  ///   - configuration: The configuration of the scene; nil means one without a name.
  package init(
    persistentIdentifier: String, role: Role = .windowApplication,
    configuration: UISceneConfiguration? = nil
  ) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The classes and the storyboard from which a scene is created.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the entry in the app's property list.
  public let name: String?

  /// The purpose of the scene.
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
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
