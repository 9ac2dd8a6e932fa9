/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// How the scene is turned.
  public package(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The limits of its size, where windows can be resized; never, on this device.
  public let sizeRestrictions: UISceneSizeRestrictions? = nil

  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The coordinates of the scene.
  public var coordinateSpace: any UICoordinateSpace { screen }

  /// The traits of the scene.
  public var traitCollection: UITraitCollection { screen.traitCollection }

  /// The windows of the scene that somebody keeps, oldest first.
  public var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives key events.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
