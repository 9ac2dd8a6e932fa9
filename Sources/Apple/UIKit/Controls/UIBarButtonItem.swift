/// A button in a bar; it is never drawn.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// As most buttons.
    case plain
    /// As the button that ends something.
    case done = 2
  }

  /// What a button is for.
  public enum SystemItem: Int, Sendable {
    /// To end something, or not to do it.
    case done, cancel
    /// To edit, save or add something.
    case edit, save, add
    /// Space that grows.
    case flexibleSpace
    /// Space of a certain width.
    case fixedSpace
    /// To write something.
    case compose
    /// To answer or share something.
    case reply, action
    /// To tidy up.
    case organize
    /// To look at what was kept, or to search.
    case bookmarks, search
    /// To load again, or to stop.
    case refresh, stop
    /// To take a picture, or to delete.
    case camera, trash
    /// To play or pause.
    case play, pause
    /// To go back or forward.
    case rewind, fastForward
    /// To undo or redo.
    case undo, redo
    /// To close.
    case close
  }

  private static let proxy = UIBarButtonItem()

  /// The appearance proxy; its properties are stored and have no effect.
  public class func appearance() -> UIBarButtonItem { proxy }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The object that the message is sent to.
  open weak var target: AnyObject?
  /// The message.
  open var action: Selector?
  /// The color.
  open var tintColor: UIColor?
  /// Whether it can be used.
  open var isEnabled = true
  /// What assistive technology says about it.
  open var accessibilityLabel: String?
  /// The name by which user-interface tests find it.
  open var accessibilityIdentifier: String?
  /// A view in its place.
  open var customView: UIView?

  /// Creates a button without anything.
  public override init() { super.init() }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: Ignored.
  ///   - target: The object that the message is sent to.
  ///   - action: The message.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Creates a button with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: Ignored.
  ///   - target: The object that the message is sent to.
  ///   - action: The message.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Creates a button for a purpose.
  ///
  /// - Parameters:
  ///   - systemItem: Ignored.
  ///   - target: The object that the message is sent to.
  ///   - action: The message.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Sets how the title looks; this has no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Sets the image behind the title of a button that goes back; this has no effect.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

/// A distance in both directions.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// The height on a screen that lies.
  case compact
}
