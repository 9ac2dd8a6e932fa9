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

    /// The bundle identifier of the app that made the request.
    public let sourceApplication: String?

    /// The type of an activity that is about to be continued.
    public let handoffUserActivityType: String?

    /// Creates the options of a scene that is about to be connected.
    package init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil
    ) {
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
