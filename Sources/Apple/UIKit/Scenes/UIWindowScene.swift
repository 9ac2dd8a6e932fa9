/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The orientation of the scene.
  public package(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The limits of its size; nil, because windows cannot be resized on this device.
  public let sizeRestrictions: UISceneSizeRestrictions? = nil

  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The coordinates of the scene.
  public var coordinateSpace: any UICoordinateSpace { screen }

  /// The traits of the scene.
  public var traitCollection: UITraitCollection { screen.traitCollection }

  /// The windows of the scene that are still referenced, oldest first.
  public var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives key events.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

extension UIWindowScene {
  /// How a scene would like to be shown.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// How a scene of iOS would like to be shown.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The orientations that it would like.
      public let interfaceOrientations: UIInterfaceOrientationMask

      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Asks to be shown in some way; this has no effect.
  ///
  /// - Parameters:
  ///   - geometryPreferences: Ignored.
  ///   - errorHandler: Never called.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// The limits of a scene's size.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero

  /// The largest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// A screen; there is exactly one, with a constant size.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The bounds of the screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The number of pixels along one side of a point.
  public let scale: CGFloat = 3

  /// The number of physical pixels along one side of a point.
  public let nativeScale: CGFloat = 3

  /// The brightness of the screen, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// A coordinate system.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds, in its own coordinates.
  var bounds: CGRect { get }
}
