extension UIViewController {
  /// Where a view is between being off and on screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Says that the view begins to appear or to disappear.
  ///
  /// Whoever drives the app calls this for the root view controller when the app is first on screen;
  /// containers pass it to the child that they show. A call that changes nothing is not told.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears, not disappears.
  ///   - animated: What the controller is told.
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

  /// Says that the view has appeared or disappeared; without a transition it does nothing.
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
