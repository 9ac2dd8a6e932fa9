/// Controls a view and what is in it.
///
/// The view is loaded when it is first asked for. It appears and disappears only when
/// ``beginAppearanceTransition(_:animated:)`` says so.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false

  /// Where the view is between being off and on screen.
  var appearance = Appearance.disappeared

  /// What the user reads above the view.
  open var title: String?

  /// How the view is shown in a bar.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// How the view is shown in a bar of tabs.
  open lazy var tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)

  /// The controller that contains this one.
  public private(set) weak var parent: UIViewController?

  /// The controllers that this one contains.
  public private(set) var children: [UIViewController] = []

  /// The controller that this one shows in front of itself.
  public internal(set) var presentedViewController: UIViewController?

  /// The controller that shows this one in front of itself.
  public internal(set) weak var presentingViewController: UIViewController?

  /// How the controller is shown in front of another.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether the controller stays in front until the app takes it away.
  open var isModalInPresentation = false

  /// Whether the view is light or dark, whatever the user prefers.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The name by which the controller is restored.
  open var restorationIdentifier: String?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: nibs cannot be read.
  ///   - nibBundleOrNil: Ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // Implicitly unwrapped in UIKit, so app code uses it both as a view and as an optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      loadedView?.controller = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded, and says so.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView != nil { viewDidLoad() }
  }

  /// Makes the view: an empty one unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Told once the view is loaded.
  open func viewDidLoad() {}

  /// Told when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Told while the view appears, once it is in its window.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Told when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Told when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Told when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Told when views are about to be laid out; never, since nothing is.
  open func viewWillLayoutSubviews() {}

  /// Told when views have been laid out; never, since nothing is.
  open func viewDidLayoutSubviews() {}

  /// Told when memory is short, by whoever drives the app.
  open func didReceiveMemoryWarning() {}

  /// Told when traits have changed, by whoever drives the app.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's superview, or the presenting controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

extension UIViewController {
  /// Contains another controller.
  ///
  /// - Parameter childController: The other controller, which leaves the one that contained it.
  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the controller that contains this one.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Contains exactly these controllers.
  func setChildren(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers where controller.parent !== self { addChild(controller) }
  }
}
