/// The tab bar below a view; it is never drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  private static let proxy = UITabBar()

  /// The appearance proxy; its properties are stored and have no effect.
  public class func appearance() -> UITabBar { proxy }

  /// The color of the bar.
  open var barTintColor: UIColor?

  /// The color of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance()

  /// The appearance of the bar at the end of the scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The title that is shown.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  /// The text of the badge.
  open var badgeValue: String?

  /// A number that identifies the tab.
  open var tag = 0

  /// Creates a tab.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    super.init()
  }

  /// Creates a tab with a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
