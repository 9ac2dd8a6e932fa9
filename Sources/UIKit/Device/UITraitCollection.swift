/// What kind of device an app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// Whether a user interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the user prefers.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Whether there is much room or little.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// What a user interface should know of the device: a telephone in a light place.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// The traits of the device.
  public static let current = UITraitCollection()

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Whether the user interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// How many pixels a point has on a side.
  open var displayScale: CGFloat { UIScreen.main.scale }
}
