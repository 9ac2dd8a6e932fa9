/// One instance of the app's user interface.
///
/// The code that drives a delegate creates scenes, sets ``activationState``, and updates
/// ``UIApplication/connectedScenes``.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session, which survives when the scene is disconnected.
  public let session: UISceneSession

  /// The object that receives the callbacks of the scene life cycle.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene.
  public package(set) var activationState = ActivationState.unattached

  /// The title that the app switcher shows below the scene.
  open var title: String?

  /// The targets for which the scene can be activated.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene, and makes it the scene of its session.
  ///
  /// - Parameters:
  ///   - session: What survives when the scene is disconnected.
  ///   - connectionOptions: The reason for the connection; it is not stored.
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
  ///   - completion: Receives whether it was opened. Called before this returns, unlike in UIKit.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}

extension UIScene {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive
    /// On screen but not receiving events.
    case foregroundInactive
    /// Not on screen.
    case background
  }
}

extension UIScene {
  /// Posted when a scene has been added to the app.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")

  /// Posted when a scene has been removed from the app.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  /// Posted when a scene has become active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  /// Posted when a scene is about to stop being active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  /// Posted when a scene is about to return to the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when a scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Options for opening a URL in another app.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only if an app claims it as a universal link.
    open var universalLinksOnly = false
  }

  /// Options for bringing a scene to the front.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open var requestingScene: UIScene?
  }
}

/// Options for closing a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// Options for closing a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which the window leaves the screen.
  public enum DismissalAnimation: Int, Sendable {
    /// The animation for closing a window.
    case standard = 1
    /// The animation for completing the work in the window, for example sending a message.
    case commit
    /// The animation for discarding the work in the window.
    case decline
  }

  /// The animation with which the window leaves the screen.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// The targets for which a scene can, or prefers to, be activated.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Matches the targets that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// Matches the targets that the scene is better suited to show than other scenes.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension UIScene {
  /// The reason for which a scene is connected.
  ///
  /// The user's response to a notification is left out: its type belongs to UserNotifications.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// The activities to continue or restore.
    public let userActivities: Set<NSUserActivity>

    /// The quick action that the user selected.
    public let shortcutItem: UIApplicationShortcutItem?

    /// What the user did with a notification.
    public let notificationResponse: UNNotificationResponse?

    /// The bundle identifier of the app that made the request.
    public let sourceApplication: String?

    /// The type of an activity that is about to be continued.
    public let handoffUserActivityType: String?

    /// Creates the options of a scene that is about to be connected.
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

/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  /// The source of the URL.
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
  /// The source of a URL.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that made the request, if it has the same vendor.
    public let sourceApplication: String?

    /// Additional data from the app that made the request.
    public let annotation: Any?

    /// Whether the file is to be opened in place, without a copy.
    public let openInPlace: Bool

    /// Creates options.
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
  /// The scene that the response is for; here it is not known.
  @MainActor public var targetScene: UIScene? { nil }
}
