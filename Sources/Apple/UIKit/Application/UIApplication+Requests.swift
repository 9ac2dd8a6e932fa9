extension UIApplication {
  nonisolated public static let openSettingsURLString = "app-settings:"

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public func canOpenURL(_ url: URL) -> Bool { host.canOpenURL(url) }

  /// Unlike in UIKit, `completion` is called before this returns.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = host.open(url)
    completion?(isOpened)
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    host.open(url)
  }

  @discardableResult
  public func openURL(_ url: URL) -> Bool { host.open(url) }
}

extension UIApplication {
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

  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

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

  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    host.requestSceneSessionRefresh(sceneSession)
  }
}

extension UIApplication {
  public func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    host.registerForRemoteNotifications()
  }

  public func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
  }
}

/// The name in Swift 3 and 4 for the details of a URL.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The name in Swift 3 and 4 for the URL that opens the app's own settings.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
