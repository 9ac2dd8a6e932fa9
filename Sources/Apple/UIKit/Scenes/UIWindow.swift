/// The root of the view hierarchy of an app, or of one of its scenes.
///
/// The application does not retain its windows. A delegate that does not store its window loses it,
/// as on a device. Showing a window loads the view of its root view controller but does not make
/// the view *appear*: that happens when the app comes on screen, so the code that drives the
/// delegate then calls ``UIViewController/beginAppearanceTransition(_:animated:)``.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The position of a window from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; a greater one is closer to the user.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of the app's content.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// A level above another one.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// A level below another one.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// The position of the window from back to front.
  open var windowLevel = Level.normal

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      loadRootView()
    }
  }

  /// Whether the window is hidden; it is hidden until it is shown.
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

  /// Creates a window of size zero; no archive is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hideFirst()
  }

  /// The screen that shows the window.
  open var screen: UIScreen = .main

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

  /// Called when the window receives key events.
  open func becomeKey() {}

  /// Called when the window no longer receives key events.
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

/// The windows of an application, without retaining them.
@MainActor struct WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The window that receives key events.
  weak var keyWindow: UIWindow?

  /// The windows that are still referenced, oldest first.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// Adds a window, and removes the entries of released ones.
  mutating func insert(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
