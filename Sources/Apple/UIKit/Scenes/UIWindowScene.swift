@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public package(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// Windows cannot be resized on this device.
  public let sizeRestrictions: UISceneSizeRestrictions? = nil

  public var screen: UIScreen { session.role.isOfExternalDisplay ? .external : .main }
  public var coordinateSpace: any UICoordinateSpace { screen }
  public var traitCollection: UITraitCollection { screen.traitCollection }

  public var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

extension UIWindowScene {
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      public let interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero

  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// There are the screen of the device and that of an external display, both with constant sizes.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  public static let main = UIScreen(width: 390, height: 844, scale: 3)
  static let external = UIScreen(width: 1_920, height: 1_080, scale: 1)

  public let bounds: CGRect
  public let scale: CGFloat
  public var nativeScale: CGFloat { scale }

  private init(width: CGFloat, height: CGFloat, scale: CGFloat) {
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    self.scale = scale
    super.init()
  }

  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}
