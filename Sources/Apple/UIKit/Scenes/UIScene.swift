/// The code that drives a delegate creates scenes, sets ``activationState``, and updates
/// ``UIApplication/connectedScenes``.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  public package(set) var activationState = ActivationState.unattached
  open var title: String?
  open var activationConditions = UISceneActivationConditions()

  /// The scene becomes that of the session. The options are not stored.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Unlike in UIKit, `completion` is called before this returns.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}

extension UIScene {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }
}

extension UIScene {
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")

  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}

public struct UISceneSessionActivationRequest: Hashable {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
  }

  @preconcurrency @MainActor public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session) = (session.role, session)
    (self.userActivity, self.options) = (userActivity, options)
  }
}

public struct UISceneError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }

  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied
  public static let errorDomain = "UISceneErrorDomain"

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension UISceneError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? UISceneError)?.code == code
  }
}

public let UISceneErrorDomain = UISceneError.errorDomain

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit
    case decline
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}

@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension UIScene {
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public let shortcutItem: UIApplicationShortcutItem?
    public let notificationResponse: UNNotificationResponse?
    public let sourceApplication: String?
    public let handoffUserActivityType: String?

    package init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil,
      notificationResponse: UNNotificationResponse? = nil
    ) {
      self.notificationResponse = notificationResponse
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.sourceApplication = sourceApplication
      self.handoffUserActivityType = handoffUserActivityType
      super.init()
    }
  }
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: The source of the URL; nil means an unknown source.
  package init(url: URL, options: UIScene.OpenURLOptions? = nil) {
    self.url = url
    self.options = options ?? UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    public let annotation: Any?
    public let openInPlace: Bool

    package init(
      sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }
}

extension UNNotificationResponse {
  /// It is not known here.
  @MainActor public var targetScene: UIScene? { nil }
}
