/// A controller that shows the last of a stack of controllers.
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

  /// Creates a controller with an empty stack; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, its top last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that is seen.
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

  /// Puts a controller on top of the stack; it does not appear by itself.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Takes the top from the stack, unless it is the last one.
  ///
  /// - Parameter animated: Ignored.
  /// - Returns: What was taken.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    top.removeFromParent()
    return top
  }

  /// Takes all but the lowest from the stack.
  ///
  /// - Parameter animated: Ignored.
  /// - Returns: What was taken.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }
}
