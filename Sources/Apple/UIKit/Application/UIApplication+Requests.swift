extension UIApplication {
  /// A URL that opens the app's own settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// A detail of a URL that the app is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key itself.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that made the request.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Additional data from the app that made the request.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is to be opened in place, without a copy.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// An option for opening a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key itself.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether the URL is opened only if an app claims it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether some app opens URLs of this scheme.
  public func canOpenURL(_ url: URL) -> Bool { host.canOpenURL(url) }

  /// Opens a URL in another app.
  ///
  /// - Parameters:
  ///   - url: What to open.
  ///   - options: Ignored.
  ///   - completion: Receives whether it was opened. Called before this returns, unlike in UIKit.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = host.open(url)
    completion?(isOpened)
  }

  /// Opens a URL in another app.
  ///
  /// - Parameters:
  ///   - url: What to open.
  ///   - options: Ignored.
  /// - Returns: Whether it was opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    host.open(url)
  }

  /// Opens a URL in another app; deprecated since iOS 10.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { host.open(url) }
}

extension UIApplication {
  /// Brings a scene to the front.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; nil creates a new one.
  ///   - userActivity: The activity that the scene is to show.
  ///   - options: Ignored.
  ///   - errorHandler: Receives the error if the request is refused.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    do {
      try host.requestSceneSessionActivation(sceneSession, userActivity: userActivity)
    } catch {
      errorHandler?(error)
    }
  }

  /// Closes a scene and discards its session.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: Ignored.
  ///   - errorHandler: Receives the error if the request is refused.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    do {
      try host.requestSceneSessionDestruction(sceneSession)
    } catch {
      errorHandler?(error)
    }
  }

  /// Asks for a new snapshot of a scene.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    host.requestSceneSessionRefresh(sceneSession)
  }
}

extension UIApplication {
  /// Asks for a push token, which the delegate receives.
  public func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    host.registerForRemoteNotifications()
  }

  /// Stops receiving push notifications.
  public func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
  }
}

/// The name in Swift 3 and 4 for the details of a URL.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The name in Swift 3 and 4 for the URL that opens the app's own settings.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
