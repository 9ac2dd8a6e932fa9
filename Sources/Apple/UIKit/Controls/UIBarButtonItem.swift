@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel
    case edit, save, add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply, action
    case organize
    case bookmarks, search
    case refresh, stop
    case camera, trash
    case play, pause
    case rewind, fastForward
    case undo, redo
    case close
  }

  private static let proxy = UIBarButtonItem()

  public class func appearance() -> UIBarButtonItem { proxy }

  open var title: String?
  open var image: UIImage?
  open weak var target: AnyObject?
  open var action: Selector?
  open var tintColor: UIColor?
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var customView: UIView?

  public override init() { super.init() }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
}
