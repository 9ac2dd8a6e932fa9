/// The device: an iPhone whose battery state is unknown.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// Unknown, because the battery is not monitored.
    case unknown
    /// Not charging.
    case unplugged
    /// Charging.
    case charging
    /// Fully charged.
    case full
  }

  /// The device that runs the app.
  public static let current = UIDevice()

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The owner's name for the device.
  public var name: String { "iPhone" }

  /// The model.
  public var model: String { "iPhone" }

  /// The name of the system.
  public var systemName: String { "iOS" }

  /// The version of the system.
  public var systemVersion: String { "18.0" }

  /// The identifier of the device for the app's vendor; unknown here.
  public var identifierForVendor: UUID? { nil }

  /// The orientation of the device.
  public package(set) var orientation = UIDeviceOrientation.portrait

  /// Whether the battery is monitored.
  open var isBatteryMonitoringEnabled = false

  /// The charge of the battery, from 0 to 1; -1 if it is not known.
  public var batteryLevel: Float { -1 }

  /// The state of the battery.
  public var batteryState: BatteryState { .unknown }

  /// Starts notifications about the orientation of the device; this has no effect.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Stops these notifications; this has no effect.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when the orientation of the device has changed.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Posted when the charge of the battery has changed.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Posted when the state of the battery has changed.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
