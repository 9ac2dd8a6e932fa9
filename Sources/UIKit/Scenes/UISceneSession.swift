/// What survives of a scene when it is disconnected.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app on the device itself.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// A display that is attached, as before iOS 16.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")

    /// A display that is attached and takes no input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role

  /// The name of the session, which survives the process.
  public let persistentIdentifier: String

  /// What the scene is made of.
  public package(set) var configuration: UISceneConfiguration

  /// The scene, while it is connected.
  public package(set) weak var scene: UIScene?

  /// What is restored when the scene comes back.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - persistentIdentifier: The name of the session, which survives the process.
  ///   - role: What the scene is for.
  ///   - configuration: What the scene is made of; nil stands for one without a name.
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
