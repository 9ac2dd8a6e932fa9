/// A screen; there is one, of a constant size.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The extent of the screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// How many pixels a point has on a side.
  public let scale: CGFloat = 3

  /// How many pixels a point of the hardware has on a side.
  public let nativeScale: CGFloat = 3

  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection() }
}
