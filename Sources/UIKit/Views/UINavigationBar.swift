/// The bar above a view; nothing draws it.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()

  /// The bar that stands for all bars: what it is told is kept and changes nothing.
  public class func appearance() -> UINavigationBar { proxy }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Whether what is behind can be seen.
  open var isTranslucent = true

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()

  /// How the bar looks where there is little height.
  open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks at the top of what is scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// What a view shows in the bar above it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// What the user reads.
  open var title: String?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
