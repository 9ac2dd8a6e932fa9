@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var stack: [UIViewController] = []
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer(target: nil, action: nil)

  open var viewControllers: [UIViewController] {
    get { stack }
    set { show(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { viewControllers.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  private func show(_ viewControllers: [UIViewController], animated: Bool) {
    endInteractivePop(isGivenUp: false)
    let former = topViewController
    place(viewControllers)
    if topViewController === former { return removeLeft() }
    exchange(former, for: topViewController, animated: animated) { self.removeLeft() }
  }

  /// What a swipe holds half way out of the screen, and what lies below it.
  private var popping: (leaving: UIViewController, arriving: UIViewController)?

  package var isPoppingInteractively: Bool { popping != nil }

  /// Begins a swipe back: the stack changes at once, and the views are on their way.
  package func beginInteractivePop() {
    guard popping == nil, stack.count > 1, let leaving = stack.last else { return }
    place(stack.dropLast())
    guard let arriving = stack.last else { return }
    popping = (leaving, arriving)
    leaving.beginAppearanceTransition(false, animated: true)
    arriving.beginAppearanceTransition(true, animated: true)
  }

  /// Ends a swipe back, which it does also when the app changes the stack meanwhile.
  package func endInteractivePop(isGivenUp: Bool) {
    guard let (leaving, arriving) = popping else { return }
    popping = nil
    if isGivenUp { place(stack + [leaving]) }
    let (going, staying) = isGivenUp ? (arriving, leaving) : (leaving, arriving)
    going.beginAppearanceTransition(false, animated: true)
    going.endAppearanceTransition()
    staying.beginAppearanceTransition(true, animated: true)
    staying.endAppearanceTransition()
    removeLeft()
  }

  /// Changes the stack without any transition. What leaves it stays a child until ``removeLeft()``.
  private func place(_ viewControllers: [UIViewController]) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "A view controller is in a navigation stack twice, which UIKit does not allow either.")
    for controller in stack where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
    }
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
  }

  /// Ends what has left the stack and has disappeared, and tells what has come to its top, once.
  private func removeLeft() {
    for child in children where child.appearance != .disappearing {
      if !stack.contains(child) {
        child.removeFromParent()
      } else if child === topViewController, !child.isToldOfParent {
        child.isToldOfParent = true
        child.didMove(toParent: self)
      }
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    show(viewControllers + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    removeAll(after: viewControllers.count - 2, animated: animated).first
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    viewControllers.firstIndex(of: viewController).map { removeAll(after: $0, animated: animated) }
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    removeAll(after: 0, animated: animated)
  }

  /// Removes what is over a controller, given by its position; nothing if there is none.
  private func removeAll(after index: Int, animated: Bool) -> [UIViewController] {
    guard viewControllers.indices.contains(index) else { return [] }
    let removed = Array(viewControllers[(index + 1)...])
    show(Array(viewControllers[...index]), animated: animated)
    return removed
  }
}

@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}

  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var hidesBackButton = false
  open var titleView: UIView?

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) {
    self.title = title
    super.init()
  }
}

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundEffect: UIBlurEffect?

  public override init() {
    super.init()
  }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
}
