extension UIViewController {
  /// The stages of a view between off screen and on screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Starts the appearance or disappearance of the view.
  ///
  /// The code that drives the app calls this for the root view controller when the app is first on
  /// screen. Containers pass the call on to the child that they show. A call that changes nothing
  /// is ignored.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears; otherwise it disappears.
  ///   - animated: The value that the controller receives.
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

  /// Completes the appearance or disappearance of the view; does nothing outside a transition.
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

/// The style in which one controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A page sheet.
  case pageSheet
  /// A form sheet.
  case formSheet
  /// Over the presenting controller.
  case currentContext
  /// A style that the app defines.
  case custom
  /// Over the whole screen, which stays visible behind it.
  case overFullScreen
  /// Over the presenting controller, which stays visible behind it.
  case overCurrentContext
  /// A popover.
  case popover
}

extension UIViewController {
  /// Presents another controller over this one.
  ///
  /// Its view is loaded but does not appear automatically. As in UIKit, a controller that already
  /// presents another one does nothing.
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

  /// Dismisses the controller that this one presents, or else this controller itself.
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

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { nearestContainer() }

  /// The nearest split view controller that contains this one.
  public var splitViewController: UISplitViewController? { nearestContainer() }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
