extension UIApplication {
  /// A reason for which an app was launched.
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
    /// The bundle identifier of the app that made the request.
    public static let sourceApplication = LaunchOptionsKey(named: "SourceApplication")
    /// A push notification, as a dictionary.
    public static let remoteNotification = LaunchOptionsKey(named: "RemoteNotification")
    /// A local notification.
    public static let localNotification = LaunchOptionsKey(named: "LocalNotification")
    /// Additional data from the app that made the request.
    public static let annotation = LaunchOptionsKey(named: "Annotation")
    /// A location event.
    public static let location = LaunchOptionsKey(named: "Location")
    /// Newsstand issues that have been downloaded.
    public static let newsstandDownloads = LaunchOptionsKey(named: "NewsstandDownloads")
    /// Bluetooth centrals to restore, by identifier.
    public static let bluetoothCentrals = LaunchOptionsKey(named: "BluetoothCentrals")
    /// Bluetooth peripherals to restore, by identifier.
    public static let bluetoothPeripherals = LaunchOptionsKey(named: "BluetoothPeripherals")
    /// The quick action that the user selected, as a shortcut item.
    public static let shortcutItem = LaunchOptionsKey(named: "ShortcutItem")
    /// An activity to continue, as a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(named: "UserActivityDictionary")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(named: "UserActivityType")
    /// An invitation to a CloudKit share.
    public static let cloudKitShareMetadata = LaunchOptionsKey(named: "CloudKitShareMetadata")
  }
}

/// The name in Swift 3 and 4 for the reasons for a launch.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
