/// A view that holds the views of an app, or of one of its scenes.
///
/// It is kept by whoever made it and by nobody else, so a delegate that forgets it loses it, as on a
/// device. Showing it loads the view of its root view controller. That the view *appears* is not the
/// window's doing: UIKit lets it appear when the app comes on screen, so whoever drives the delegate
/// calls ``UIViewController/beginAppearanceTransition(_:animated:)`` then.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number: greater is nearer.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Where the app's contents are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// How far in front the window is.
  open var windowLevel = Level.normal

  /// The controller of what the window shows.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      loadRootView()
    }
  }

  /// Whether the window is hidden; it is, until it is shown.
  open override var isHidden: Bool {
    didSet { loadRootView() }
  }

  /// Creates a window, which is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideFirst()
  }

  /// Creates a window of a scene, which is hidden.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    hideFirst()
  }

  /// Creates a window as large as nothing: no archive is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hideFirst()
  }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// Whether the window receives key events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The scene, or the application of an app without scenes.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Shows the window and makes it the one that receives key events.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that receives key events.
  open func makeKey() {
    guard !isKeyWindow else { return }
    UIApplication.shared.keyWindow?.resignKey()
    UIApplication.shared.windowList.keyWindow = self
    becomeKey()
  }

  /// Told when the window receives key events.
  open func becomeKey() {}

  /// Told when the window no longer receives key events.
  open func resignKey() {}

  private func hideFirst() {
    isHidden = true
    UIApplication.shared.windowList.insert(self)
  }

  private func loadRootView() {
    guard !isHidden, let rootViewController, let view = rootViewController.view else { return }
    guard view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}
