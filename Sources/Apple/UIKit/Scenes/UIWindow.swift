/// The application does not retain its windows. A delegate that does not store its window loses it,
/// as on a device. Showing a window loads the view of its root view controller but does not make
/// the view *appear*: that happens when the app comes on screen, so the code that drives the
/// delegate then calls ``UIViewController/beginAppearanceTransition(_:animated:)``. A root view controller
/// that replaces one that has appeared appears at once.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      loadRootView()
      oldValue?.exchange(oldValue, for: rootViewController, animated: false)
    }
  }

  open override var isHidden: Bool {
    didSet { loadRootView() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideFirst()
  }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    hideFirst()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hideFirst()
  }

  open lazy var screen: UIScreen = windowScene?.screen ?? .main
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard !isKeyWindow else { return }
    UIApplication.shared.keyWindow?.resignKey()
    UIApplication.shared.windowList.keyWindow = self
    becomeKey()
  }

  open func becomeKey() {}
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
