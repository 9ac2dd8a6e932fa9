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
