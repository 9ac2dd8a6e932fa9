/// A controller that shows the top of a stack of controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar above the view.
  public let navigationBar = UINavigationBar()

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false

  /// Creates a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty stack; no archive is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack; its top is last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that is visible.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Pushes a controller onto the stack; it does not appear automatically.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Removes the top of the stack, unless it is the only controller.
  ///
  /// - Parameter animated: Ignored.
  /// - Returns: The removed controller; nil if there was none to remove.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    top.removeFromParent()
    return top
  }

  /// Removes all controllers above one.
  ///
  /// - Parameters:
  ///   - viewController: The controller that is to be on top.
  ///   - animated: Ignored.
  /// - Returns: The removed controllers; nil if that one is not there.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let removed = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return removed
  }

  /// Removes all controllers except the first.
  ///
  /// - Parameter animated: Ignored.
  /// - Returns: The removed controllers.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }
}

/// The bar above a view; it is never drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// The image of the button that goes back.
  open var backIndicatorImage: UIImage?

  /// The shape of the image of the button that goes back.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image behind the bar; this has no effect.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}

  /// The color of the bar.
  open var barTintColor: UIColor?

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()

  /// The appearance of the bar at compact height.
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance of the bar at the top of the scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The content that a view controller shows in the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title that is shown.
  open var title: String?

  /// The button at the left.
  open var leftBarButtonItem: UIBarButtonItem?

  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem?

  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The button that goes back to this.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether the button that goes back stays beside another one.
  open var leftItemsSupplementBackButton = false

  /// A view in place of the title.
  open var titleView: UIView?

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the controller below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// The appearance of a bar; it is never drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The background color.
  open var backgroundColor: UIColor?

  /// The color of the line at the edge.
  open var shadowColor: UIColor?

  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// How the background changes what lies behind it.
  open var backgroundEffect: UIBlurEffect?

  /// Creates the default appearance.
  public override init() {
    super.init()
  }

  /// Uses the default background of the system.
  open func configureWithDefaultBackground() {}

  /// Makes the background opaque.
  open func configureWithOpaqueBackground() {}

  /// Makes the background transparent.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; it is never drawn.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The appearance of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The appearance of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the image of the button that goes back; this has no effect.
  ///
  /// - Parameters:
  ///   - image: Ignored.
  ///   - transitionMaskImage: Ignored.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar; it is never drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the items above one another.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
}
