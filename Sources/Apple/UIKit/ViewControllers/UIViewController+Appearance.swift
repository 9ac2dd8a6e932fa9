extension UIViewController {
  /// The stages of a view between off screen and on screen.
  package enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The code that drives the app calls this for the root view controller when the app is first on
  /// screen. Containers pass the call on to the child that they show. A call that changes nothing
  /// is ignored.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isShown = appearance == .appearing || appearance == .appeared
    guard isAppearing != isShown else { return }
    let next: Appearance = isAppearing ? .appearing : .disappearing
    appearance = next
    isAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      attachView()
      if appearance == next { viewIsAppearing(animated) }
    } else {
      viewWillDisappear(animated)
    }
    // A method of the app may have begun another transition.
    guard appearance == next else { return }
    movingChild = shownChild
    movingChild?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// It does nothing outside a transition.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAnimated)
      hasJoined = true
    case .disappearing:
      appearance = .disappeared
      if parent?.shownChild !== self { viewIfLoaded?.removeFromSuperview() }
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared:
      return
    }
    let child = movingChild
    movingChild = nil
    child?.endAppearanceTransition()
  }

  /// Puts the view where it is shown.
  private func attachView() {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    if let parent {
      parent.view.addSubview(view)
      return
    }
    let root = Array(sequence(first: self, next: \.ownPresenting)).last
    let window = UIApplication.shared.windows.first { $0.rootViewController === root }
    if root === self { window?.insertSubview(view, at: 0) } else { window?.addSubview(view) }
  }

  /// Whether the view disappears because its controller leaves its container.
  public var isMovingFromParent: Bool {
    guard appearance == .disappearing, let stack = parent as? UINavigationController else {
      return false
    }
    return !stack.viewControllers.contains(self)
  }

  /// Whether the view appears for the first time in its container.
  public var isMovingToParent: Bool { appearance == .appearing && parent != nil && !hasJoined }

  public var isBeingPresented: Bool {
    appearance == .appearing && outermost.ownPresenting != nil && !outermost.hasJoined
  }

  public var isBeingDismissed: Bool { outermost.isLeavingPresenter }

  /// The child that appears with this controller.
  package var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last
    }
  }

  /// Who is called first when one controller leaves and another one arrives.
  package enum ExchangeOrder {
    /// The one that leaves, each time.
    case leavingFirst
    /// One lies over the other: what arrives has appeared before the other one has disappeared.
    case over
    /// What arrives will appear before the other one will disappear, which then has disappeared first.
    case tab
  }

  /// Replaces what this controller shows, in an order that was seen of UIKit. Nothing appears unless this
  /// controller is on the screen.
  ///
  /// - Parameters:
  ///   - leaving: What is no longer shown.
  ///   - arriving: What is shown instead.
  ///   - animated: Whether the transition ends in a later turn of the main queue.
  ///   - order: Who is called first.
  ///   - completion: Called at the end.
  package func exchange(
    _ leaving: UIViewController?, for arriving: UIViewController?, animated: Bool,
    order: ExchangeOrder = .leavingFirst, completion: (() -> Void)? = nil
  ) {
    guard appearance == .appeared || appearance == .appearing else {
      completion?()
      return
    }
    arriving?.loadViewIfNeeded()
    if order == .tab { arriving?.beginAppearanceTransition(true, animated: animated) }
    leaving?.beginAppearanceTransition(false, animated: animated)
    arriving?.beginAppearanceTransition(true, animated: animated)
    let end = {
      if order == .over { arriving?.endAppearanceTransition() }
      leaving?.endAppearanceTransition()
      arriving?.endAppearanceTransition()
      completion?()
    }
    guard animated else { return end() }
    DispatchQueue.main.async { end() }
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

extension UIModalPresentationStyle {
  /// Whether the views behind disappear. The default is a sheet, which leaves them in their place.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the user can swipe it away.
  package var isSheet: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
}

extension UIViewController {
  /// As in UIKit, a controller that already presents another one does nothing. The other controller
  /// appears if this one is on the screen; otherwise only its view is loaded, and `completion` is called
  /// before this returns.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard presenter.ownPresented == nil, viewControllerToPresent !== self else { return }
    precondition(viewControllerToPresent !== presenter, "A view controller presents its container.")
    presenter.ownPresented = viewControllerToPresent
    viewControllerToPresent.ownPresenting = presenter
    viewControllerToPresent.loadViewIfNeeded()
    presenter.exchange(
      viewControllerToPresent.modalPresentationStyle.removesPresenter ? presenter : nil,
      for: viewControllerToPresent, animated: flag, order: .over, completion: completion)
  }

  /// It dismisses what this controller presents, with everything over it, or else this controller.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : outermost
    guard let presenter, let presented = presenter.ownPresented else {
      completion?()
      return
    }
    if presented.isLeavingPresenter {
      completion?()
      return
    }
    if presented.ownPresented != nil { presented.dismiss(animated: false) }
    presented.isLeavingPresenter = true
    presented.exchange(
      presented, for: presented.modalPresentationStyle.removesPresenter ? presenter : nil,
      animated: flag, order: .over
    ) {
      presented.isLeavingPresenter = false
      presented.ownPresenting = nil
      presented.hasJoined = false
      presenter.ownPresented = nil
      completion?()
    }
  }

  /// Makes what this controller presents appear, with what that presents, once this one has appeared.
  package func showPresented() {
    guard let presented = ownPresented, presented.appearance == .disappeared else { return }
    exchange(
      presented.modalPresentationStyle.removesPresenter ? self : nil, for: presented,
      animated: false, order: .over)
    presented.showPresented()
  }

  /// Drops all that is over this controller, without any call.
  func forgetPresented() {
    ownPresented?.forgetPresented()
    ownPresented = nil
  }

  /// The container that contains this controller and has no container; this controller if none does.
  private var outermost: UIViewController {
    Array(sequence(first: self, next: \.parent)).last ?? self
  }

  public var navigationController: UINavigationController? { nearestContainer() }
  public var tabBarController: UITabBarController? { nearestContainer() }
  public var splitViewController: UISplitViewController? { nearestContainer() }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
