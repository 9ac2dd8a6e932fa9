/// The bar above a view; it is never drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()

  /// The appearance proxy; its properties are stored and have no effect.
  public class func appearance() -> UINavigationBar { proxy }

  /// The color of the bar.
  open var barTintColor: UIColor?

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()

  /// The appearance of the bar at compact height.
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance of the bar at the top of the scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The content that a view controller shows in the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title that is shown.
  open var title: String?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// The appearance of a bar; it is never drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The background color.
  open var backgroundColor: UIColor?

  /// The color of the line at the edge.
  open var shadowColor: UIColor?

  /// Creates the default appearance.
  public override init() {
    super.init()
  }

  /// Uses the default background of the system.
  open func configureWithDefaultBackground() {}

  /// Makes the background opaque.
  open func configureWithOpaqueBackground() {}

  /// Makes the background transparent.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; it is never drawn.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar; it is never drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
