/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// What to open.
  public let url: URL

  /// Where it comes from.
  public let options: UIScene.OpenURLOptions

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - url: What to open.
  ///   - options: Where it comes from; nil stands for an unknown place.
  package init(url: URL, options: UIScene.OpenURLOptions? = nil) {
    self.url = url
    self.options = options ?? UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  /// Where a URL comes from.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that asked, if it is of the same makers.
    public let sourceApplication: String?

    /// What the app that asked sent along.
    public let annotation: Any?

    /// Whether the file is to be opened where it lies.
    public let openInPlace: Bool

    /// Creates options.
    package init(
      sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }
}
