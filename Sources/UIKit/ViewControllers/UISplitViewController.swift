/// A controller that shows several controllers side by side.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As before iOS 14.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    /// The leading one.
    case primary
    /// The one between the others.
    case supplementary
    /// The trailing one.
    case secondary
    /// What is shown instead of columns where there is no room for them.
    case compact
  }

  /// How the columns share the screen.
  public enum DisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// One column beside the last one.
    case oneBesideSecondary
    /// One column over the last one.
    case oneOverSecondary
  }

  /// How many columns there are.
  public let style: Style

  /// The object that decides about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// How the columns are to share the screen.
  open var preferredDisplayMode = DisplayMode.automatic

  /// Whether there is room for one column only; always, on this device.
  public var isCollapsed: Bool { true }

  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller as before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller as before iOS 14; nothing is read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, from the leading one on.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }

  /// Fills a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  /// What fills a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
}

/// Decides about columns; there is no room for them here.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Asks whether the delegate joins the columns itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks which column is left where there is room for one only.
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
