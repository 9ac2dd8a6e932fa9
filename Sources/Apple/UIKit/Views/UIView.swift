/// A rectangular view and its subviews; views are never drawn or laid out.
@preconcurrency @MainActor open class UIView: UIResponder {
  weak var controller: UIViewController?

  /// The frame of the view in its superview.
  open var frame: CGRect

  /// The background color.
  open var backgroundColor: UIColor?

  /// The color of interactive elements.
  open var tintColor: UIColor?

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view is hidden.
  open var isHidden = false

  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true

  /// Whether subviews are clipped to the bounds of the view.
  open var clipsToBounds = false

  /// Whether the frame is translated into layout constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// A number that identifies the view.
  open var tag = 0

  /// The name by which user-interface tests find the view.
  open var accessibilityIdentifier: String?

  /// What assistive technology says about the view.
  open var accessibilityLabel: String?

  /// Whether the colors of the view stay as they are when the user inverts colors.
  open var accessibilityIgnoresInvertColors = false

  /// How the view grows with its superview; it never does.
  open var autoresizingMask: AutoresizingMask = []

  /// What the view would draw into.
  public private(set) lazy var layer = CALayer()

  /// The style of the view, which overrides the user's preference.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The view that contains this one.
  public private(set) weak var superview: UIView?

  /// The views that this one contains, from back to front.
  public private(set) var subviews: [UIView] = []

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of size zero; no archive is read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The bounds of the view, in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The center of the view in its superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin.x = newValue.x - frame.width / 2
      frame.origin.y = newValue.y - frame.height / 2
    }
  }

  /// The window that contains the view.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// The view's controller, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view in front of all subviews.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view among the subviews.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its superview. It must not contain this view.
  ///   - index: Its position; 0 is farthest from the user.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "\(type(of: view)) cannot be added to itself or to one of its subviews.")
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is the given view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag: this view or one of its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Lays out the subviews; never called.
  open func layoutSubviews() {}

  /// Asks for a new layout; this has no effect.
  open func setNeedsLayout() {}

  /// Asks for an immediate layout; this has no effect.
  open func layoutIfNeeded() {}

  /// Asks to be redrawn; this has no effect.
  open func setNeedsDisplay() {}
}

extension UIView {
  /// What of a view grows with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The margin at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The margin at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The margin above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The margin below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user can interact with the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The old view fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  private static var animationsAreEnabled = true

  /// Whether changes are animated; this has no effect.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Turns animations on or off; this has no effect.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Changes views at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Changes views at once, whatever the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once, whatever the duration and the delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes a view at once, whatever the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
