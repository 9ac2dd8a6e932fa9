/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Views in front of one another.
public struct ZStack<Content: View>: PrimitiveView {
  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Views in a row that are created when they are needed.
public struct LazyHStack<Content: View>: PrimitiveView {
  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

/// Views in a column that are created when they are needed.
public struct LazyVStack<Content: View>: PrimitiveView {
  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

/// The views that stay in place while others are scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Space that grows.
public struct Spacer: PrimitiveView, Sendable {
  /// The least length.
  public var minLength: CGFloat?

  /// Creates a space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

/// A line between views.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a line.
  public init() {}
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  /// Creates a view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
