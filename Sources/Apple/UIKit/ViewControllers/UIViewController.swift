/// The view is loaded on first access. That of a root view controller appears only when the code that
/// drives the app calls ``beginAppearanceTransition(_:animated:)``; from then on, pushed, presented and
/// selected ones appear and disappear as in UIKit.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false

  /// The stage of the view between off screen and on screen.
  package internal(set) var appearance = Appearance.disappeared
  /// The child that is in transition with this controller.
  var movingChild: UIViewController?
  /// Whether it has appeared since it was added to its container, or presented.
  var hasJoined = false
  /// Whether its navigation controller has told it that it is there.
  var isToldOfParent = false
  var isLeavingPresenter = false
  var isAnimated = false

  open var title: String?
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  /// What this controller itself presents; a child leaves that to its outermost parent.
  package internal(set) var ownPresented: UIViewController?
  package internal(set) weak var ownPresenting: UIViewController?

  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  private lazy var ownPresentationController = UIPresentationController(
    presentedViewController: self, presenting: nil)

  /// A child has that of its container.
  open var presentationController: UIPresentationController? {
    parent?.presentationController ?? ownPresentationController
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var restorationIdentifier: String?

  /// Nibs cannot be read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // Implicitly unwrapped in UIKit, so app code uses it both as a view and as an optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView != nil { viewDidLoad() }
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The code that drives the app calls this when memory is low.
  open func didReceiveMemoryWarning() {}

  /// The code that drives the app calls this when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  public class func attemptRotationToDeviceOrientation() {}

  open func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIViewController {
  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    (hasJoined, isToldOfParent) = (false, false)
    didMove(toParent: nil)
  }

  /// Replaces the children.
  func setChildren(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    children = controllers
  }
}

/// It is never called here.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]

  public init(activityItems: [Any], applicationActivities: [NSObject]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// The format of storyboards is private to UIKit, so their designs cannot be read.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// The controller is a plain one without its design. A cast to a class of the app fails, so a
  /// test should create such controllers itself.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
