nonisolated extension View {
  /// Sets the size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }

  /// Sets limits of the size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets the size relative to the container.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { self }

  /// Adds space around the view.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Adds space at edges of the view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Adds space around the view.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Keeps the size of the content.
  public func fixedSize() -> some View { self }

  /// Keeps the size of the content along axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Sets who gets space first.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Sets the ratio of width and height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }

  /// Sets the ratio of width and height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

  /// Fits the view into its space.
  public func scaledToFit() -> some View { self }

  /// Fills the space with the view.
  public func scaledToFill() -> some View { self }

  /// Shifts the view.
  public func offset(_ offset: CGSize) -> some View { self }

  /// Shifts the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Sets the place of the center.
  public func position(_ position: CGPoint) -> some View { self }

  /// Sets the place of the center.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Names the space of the view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Names the space of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Sets the distance from front to back.
  public func zIndex(_ value: Double) -> some View { self }

  /// Overrides the guide for an alignment.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Overrides the guide for an alignment.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
}

/// The size of a view and its guides.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public var width: CGFloat { 0 }

  /// The height.
  public var height: CGFloat { 0 }

  /// The value of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }

  /// The value of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
