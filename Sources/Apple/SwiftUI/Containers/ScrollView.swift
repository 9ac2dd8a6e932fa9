/// Content that can be scrolled.
public struct ScrollView<Content: View>: PrimitiveView {
  /// Creates a view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

/// Content that the app can scroll.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls a view; this has no effect.
public struct ScrollViewProxy: Sendable {
  /// Scrolls until a view is visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content that changes with time.
public struct TimelineView<Schedule, Content: View>: PrimitiveView {}

/// How a keyboard is dismissed by scrolling.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As suits the view.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Whether the bars that show the position are visible.
public struct ScrollIndicatorVisibility: Sendable {
  /// As suits the view.
  public static let automatic = ScrollIndicatorVisibility()
  /// Visible.
  public static let visible = ScrollIndicatorVisibility()
  /// Hidden, if the system allows it.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never visible.
  public static let never = ScrollIndicatorVisibility()
}
