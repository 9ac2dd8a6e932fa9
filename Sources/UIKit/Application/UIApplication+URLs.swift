extension UIApplication {
  /// The URL of the app's own settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Says more of a URL that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key itself.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the app that asked sent along.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is to be opened where it lies.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Says how another app is to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key itself.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app that claims the URL may open it.
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
  ///   - completion: Told whether it was opened; called before this returns, unlike in UIKit.
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

  /// Opens a URL in another app, as apps did before iOS 10.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { host.open(url) }
}
