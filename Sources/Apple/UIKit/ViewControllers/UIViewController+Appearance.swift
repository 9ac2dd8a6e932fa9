extension UIViewController {
  /// The stages of a view between off screen and on screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The code that drives the app calls this for the root view controller when the app is first on
  /// screen. Containers pass the call on to the child that they show. A call that changes nothing
  /// is ignored.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isShown = appearance == .appearing || appearance == .appeared
    guard isAppearing != isShown else { return }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
    shownChild?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// It does nothing outside a transition.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    case .appeared, .disappeared:
      return
    }
    shownChild?.endAppearanceTransition()
  }

  /// The child that appears with this controller.
  private var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last
    }
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

extension UIViewController {
  /// The view of the other controller is loaded but does not appear automatically. As in UIKit, a
  /// controller that already presents another one does nothing. Unlike in UIKit, `completion` is
  /// called before this returns.
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

  /// Unlike in UIKit, `completion` is called before this returns.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  public var navigationController: UINavigationController? { nearestContainer() }
  public var tabBarController: UITabBarController? { nearestContainer() }
  public var splitViewController: UISplitViewController? { nearestContainer() }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
