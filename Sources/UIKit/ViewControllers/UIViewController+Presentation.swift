/// How a controller is shown in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// In front of nothing.
  case none = -1
  /// In front of the whole screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// In front of the controller that asks.
  case currentContext
  /// As the app likes.
  case custom
  /// In front of the whole screen, which can be seen through it.
  case overFullScreen
  /// In front of the controller that asks, which can be seen through it.
  case overCurrentContext
  /// In a bubble.
  case popover
}

extension UIViewController {
  /// Shows another controller in front of this one.
  ///
  /// Its view is loaded; it does not appear by itself. As in UIKit, a controller that already shows
  /// another one in front of itself does nothing.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The other controller.
  ///   - flag: Ignored.
  ///   - completion: Called before this returns, unlike in UIKit.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }

  /// Takes away what is shown in front of this controller, or else this controller itself.
  ///
  /// - Parameters:
  ///   - flag: Ignored.
  ///   - completion: Called before this returns, unlike in UIKit.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest controller of tabs that contains this one.
  public var tabBarController: UITabBarController? { nearestContainer() }

  /// The nearest controller of columns that contains this one.
  public var splitViewController: UISplitViewController? { nearestContainer() }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
