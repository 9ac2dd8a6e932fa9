/// The bar of tabs below a view; nothing draws it.
@preconcurrency @MainActor open class UITabBar: UIView {
  private static let proxy = UITabBar()

  /// The bar that stands for all bars: what it is told is kept and changes nothing.
  public class func appearance() -> UITabBar { proxy }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The colour of tabs that are not shown.
  open var unselectedItemTintColor: UIColor?

  /// Whether what is behind can be seen.
  open var isTranslucent = true

  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()

  /// How the bar looks at the end of what is scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// One of the tabs.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// What the user reads.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// The picture while the tab is shown.
  open var selectedImage: UIImage?

  /// What is in the badge.
  open var badgeValue: String?

  /// A number by which the tab is found.
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
