@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")

    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

    var isOfExternalDisplay: Bool {
      self == .windowExternalDisplay || self == .windowExternalDisplayNonInteractive
    }
  }

  public let role: Role
  public let persistentIdentifier: String
  public package(set) var configuration: UISceneConfiguration
  public package(set) weak var scene: UIScene?
  open var stateRestorationActivity: NSUserActivity?
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

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// The app's property list is not read.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
