extension UIApplication {
  /// Says why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key itself.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(named name: String) {
      self.init(rawValue: "UIApplicationLaunchOptions\(name)Key")
    }

    /// A URL to open, as a `URL`.
    public static let url = LaunchOptionsKey(named: "URL")
    /// The bundle identifier of the app that asked.
    public static let sourceApplication = LaunchOptionsKey(named: "SourceApplication")
    /// A push notification, as a dictionary.
    public static let remoteNotification = LaunchOptionsKey(named: "RemoteNotification")
    /// A notification that the app itself scheduled.
    public static let localNotification = LaunchOptionsKey(named: "LocalNotification")
    /// What the app that asked sent along.
    public static let annotation = LaunchOptionsKey(named: "Annotation")
    /// A location event.
    public static let location = LaunchOptionsKey(named: "Location")
    /// Magazine issues that have been loaded.
    public static let newsstandDownloads = LaunchOptionsKey(named: "NewsstandDownloads")
    /// Bluetooth centrals to restore, by identifier.
    public static let bluetoothCentrals = LaunchOptionsKey(named: "BluetoothCentrals")
    /// Bluetooth peripherals to restore, by identifier.
    public static let bluetoothPeripherals = LaunchOptionsKey(named: "BluetoothPeripherals")
    /// What the user chose of the app's icon, as a shortcut item.
    public static let shortcutItem = LaunchOptionsKey(named: "ShortcutItem")
    /// An activity to continue, as a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(named: "UserActivityDictionary")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(named: "UserActivityType")
    /// An invitation to share.
    public static let cloudKitShareMetadata = LaunchOptionsKey(named: "CloudKitShareMetadata")
  }
}
