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
