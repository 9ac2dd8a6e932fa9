/// A controller that shows several controllers side by side.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The style of systems before iOS 14.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The leading column.
    case primary
    /// The column between the others.
    case supplementary
    /// The trailing column.
    case secondary
    /// The view that replaces the columns where there is no space for them.
    case compact
  }

  /// The arrangement of the columns on the screen.
  public enum DisplayMode: Int, Sendable {
    /// The arrangement that the system chooses.
    case automatic
    /// The last column only.
    case secondaryOnly
    /// One column beside the last one.
    case oneBesideSecondary
    /// One column over the last one.
    case oneOverSecondary
  }

  /// The number of columns.
  public let style: Style

  /// The object that decides how columns collapse.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The preferred arrangement of the columns.
  open var preferredDisplayMode = DisplayMode.automatic

  /// A button that shows or hides the first column.
  public let displayModeButtonItem = UIBarButtonItem()

  /// Whether only one column fits on the screen; always true on this device.
  public var isCollapsed: Bool { true }

  private var columns: [Column: UIViewController] = [:]

  /// Creates a split view controller.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a style, as before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a style; no archive is read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, starting with the leading one.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
}

/// Decides how columns collapse; never called, because only one column fits.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Asks whether the delegate has merged the columns itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks which column remains when only one fits.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
