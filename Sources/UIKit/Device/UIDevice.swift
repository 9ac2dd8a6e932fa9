/// The device: a telephone whose battery nobody knows.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// Not known, as long as nobody monitors it.
    case unknown
    /// It gives power.
    case unplugged
    /// It takes power.
    case charging
    /// It is full.
    case full
  }

  /// The device that runs the app.
  public static let current = UIDevice()

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// What the owner calls the device.
  public var name: String { "iPhone" }

  /// The model.
  public var model: String { "iPhone" }

  /// The name of the system.
  public var systemName: String { "iOS" }

  /// The version of the system.
  public var systemVersion: String { "18.0" }

  /// What names the device for the makers of the app; nobody knows it here.
  public var identifierForVendor: UUID? { nil }

  /// How the device is held.
  public package(set) var orientation = UIDeviceOrientation.portrait

  /// Whether the battery is monitored.
  open var isBatteryMonitoringEnabled = false

  /// How full the battery is, from 0 to 1; -1 if it is not known.
  public var batteryLevel: Float { -1 }

  /// The state of the battery.
  public var batteryState: BatteryState { .unknown }

  /// Asks to hear when the device is turned.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Asks not to hear it any more.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when the device has been turned.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Posted when the battery has become fuller or emptier.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Posted when the state of the battery has changed.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
