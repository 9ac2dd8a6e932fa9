/// Controls a view and its subviews.
///
/// The view is loaded on first access. It appears and disappears only when
/// ``beginAppearanceTransition(_:animated:)`` is called.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false

  /// The stage of the view between off screen and on screen.
  var appearance = Appearance.disappeared

  /// The title that is shown above the view.
  open var title: String?

  /// The content for the navigation bar.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The tab of this controller in a tab bar.
  open lazy var tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)

  /// The controller that contains this one.
  public private(set) weak var parent: UIViewController?

  /// The controllers that this one contains.
  public private(set) var children: [UIViewController] = []

  /// The controller that this one presents.
  public internal(set) var presentedViewController: UIViewController?

  /// The controller that presents this one.
  public internal(set) weak var presentingViewController: UIViewController?

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether only the app can dismiss the controller.
  open var isModalInPresentation = false

  /// The style of the view, which overrides the user's preference.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The identifier for state restoration.
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

  /// Creates a controller; no archive is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // Implicitly unwrapped in UIKit, so app code uses it both as a view and as an optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded on first access.
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

  /// Loads the view if it is not loaded, and then calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView != nil { viewDidLoad() }
  }

  /// Creates the view, which is empty unless this is overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view appears, once it is in its window.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Would be called before subviews are laid out; never called, because layout does not happen.
  open func viewWillLayoutSubviews() {}

  /// Would be called after subviews are laid out; never called, because layout does not happen.
  open func viewDidLayoutSubviews() {}

  /// Called by the code that drives the app when memory is low.
  open func didReceiveMemoryWarning() {}

  /// Called by the code that drives the app when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's superview, or the presenting controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// The orientations that it supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Asks for its orientations again; this has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns as the device has been turned; this has no effect.
  public class func attemptRotationToDeviceOrientation() {}

  /// Asks how the status bar looks; this has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIViewController {
  /// Adds a child controller.
  ///
  /// - Parameter childController: The child, which is removed from its current parent.
  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Removes this controller from its parent.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Replaces the children.
  func setChildren(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers where controller.parent !== self { addChild(controller) }
  }
}

/// A class whose view controllers the system creates again; never asked here.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Creates a view controller that was there when the app was left.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Lets the user share something; it is never shown.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: Ignored.
  public init(activityItems: [Any], applicationActivities: [NSObject]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shares nothing; no archive is read.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// View controllers designed in Interface Builder; their designs cannot be read here.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - name: Ignored, because the format of storyboards is private to UIKit.
  ///   - storyboardBundleOrNil: Ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    super.init()
  }

  /// The initial view controller: nil, because the design cannot be read.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Creates a view controller without its design.
  ///
  /// A cast to a class of the app fails, so a test should create such controllers itself.
  ///
  /// - Parameter identifier: Ignored.
  /// - Returns: A plain view controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
