/// How a bar looks; nothing draws it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind everything.
  open var backgroundColor: UIColor?

  /// The colour of the line at the edge.
  open var shadowColor: UIColor?

  /// Creates the usual look.
  public override init() {
    super.init()
  }

  /// Makes it look as the system likes.
  open func configureWithDefaultBackground() {}

  /// Makes it opaque.
  open func configureWithOpaqueBackground() {}

  /// Makes it transparent.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks; nothing draws it.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks; nothing draws it.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
