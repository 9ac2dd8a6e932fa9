/// A controller that shows one of several controllers, selected by a tab.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The object that decides which tabs can be selected.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar below the view.
  public let tabBar = UITabBar()

  /// The index of the controller that is shown.
  open var selectedIndex = 0

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setChildren(newValue ?? []) }
  }

  /// The controller that is shown; a controller without a tab cannot be selected.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// Decides which tabs can be selected; never called, because there are no taps.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks whether a tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when a tab has been selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The tab bar below a view; it is never drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?

  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// The image behind the bar.
  open var backgroundImage: UIImage?

  /// The image of the line at the edge.
  open var shadowImage: UIImage?

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
  private static let proxy = UITabBarItem(title: nil, image: nil, tag: 0)

  /// The appearance proxy; its properties are stored and have no effect.
  public class func appearance() -> UITabBarItem { proxy }

  /// Sets how the title looks; this has no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

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
