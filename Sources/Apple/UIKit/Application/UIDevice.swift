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

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top of the device to the left.
  case landscapeLeft
  /// The top of the device to the right.
  case landscapeRight
  /// The screen faces up.
  case faceUp
  /// The screen faces down.
  case faceDown
}

/// The orientation of a user interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The top of the device to the left.
  case landscapeRight
  /// The top of the device to the right.
  case landscapeLeft
}

extension UIInterfaceOrientation {
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that a user interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation; its raw value is the number of the bit.
  public let rawValue: UInt

  /// Creates a mask from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The top of the device to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The top of the device to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// The kind of device that an app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car display.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision headset.
  case vision
}

/// Whether a user interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified; the user's preference applies.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The properties of the device that a user interface adapts to: those of an iPhone in light mode.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// The traits of the device.
  public static let current = UITraitCollection()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Whether the user interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// The amount of horizontal space.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// The amount of vertical space.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// The number of pixels along one side of a point.
  open var displayScale: CGFloat { UIScreen.main.scale }
}
