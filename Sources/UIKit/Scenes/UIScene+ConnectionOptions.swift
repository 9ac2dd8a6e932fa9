extension UIScene {
  /// Why a scene is connected.
  ///
  /// The notification that the user answered is left out: its type is of UserNotifications.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// The activities to continue or restore.
    public let userActivities: Set<NSUserActivity>

    /// What the user chose of the app's icon.
    public let shortcutItem: UIApplicationShortcutItem?

    /// The bundle identifier of the app that asked.
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
