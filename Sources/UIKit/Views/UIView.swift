/// A rectangle with a colour, and the rectangles in it; nothing draws it or lays it out.
@preconcurrency @MainActor open class UIView: UIResponder {
  weak var controller: UIViewController?

  /// Where the view is in its superview.
  open var frame: CGRect

  /// The colour behind everything.
  open var backgroundColor: UIColor?

  /// The colour of what can be touched.
  open var tintColor: UIColor?

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view is hidden.
  open var isHidden = false

  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true

  /// Whether what lies outside the view is cut off.
  open var clipsToBounds = false

  /// Whether the frame is turned into layout constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// A number by which the view is found.
  open var tag = 0

  /// A name by which user-interface tests find the view.
  open var accessibilityIdentifier: String?

  /// Whether the view is light or dark, whatever the user prefers.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The view that holds this one.
  public private(set) weak var superview: UIView?

  /// The views in this one, the nearest to the user last.
  public private(set) var subviews: [UIView] = []

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view as large as nothing.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view as large as nothing; nothing is read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The extent of the view in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin.x = newValue.x - frame.width / 2
      frame.origin.y = newValue.y - frame.height / 2
    }
  }

  /// The window that the view is in.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// The view's controller, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of the views in this one.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the views in this one.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview. This view cannot be in it, as in UIKit.
  ///   - index: Its place; 0 is farthest from the user.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "\(type(of: view)) cannot be put into itself, or into a view that it holds.")
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Leaves the superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is another one, or is somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a number, this one or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Lays out what is in the view; never called.
  open func layoutSubviews() {}

  /// Asks for a new layout; nothing is laid out.
  open func setNeedsLayout() {}

  /// Asks for a new layout at once; nothing is laid out.
  open func layoutIfNeeded() {}

  /// Asks to be drawn; nothing is drawn.
  open func setNeedsDisplay() {}
}
