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
