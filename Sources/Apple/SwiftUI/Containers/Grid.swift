/// Views in rows and columns.
public struct Grid<Content: View>: PrimitiveView {
  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}

/// A column or a row of a grid whose views are created when they are needed.
public struct GridItem: Sendable {
  /// The size of an item.
  public enum Size: Sendable {
    /// A size of its own.
    case fixed(CGFloat)
    /// A size within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
  }
}

/// A grid that grows downwards.
public struct LazyVGrid<Content: View>: PrimitiveView {
  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

/// A grid that grows sideways.
public struct LazyHGrid<Content: View>: PrimitiveView {
  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
